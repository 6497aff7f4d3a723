protocol P { func f(); var x: Int { get } }
protocol Q {}
