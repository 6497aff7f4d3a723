protocol A {
<<<<<<< ours
  func a()
=======
  func b()
>>>>>>> theirs
  func c()
}
protocol B {}
