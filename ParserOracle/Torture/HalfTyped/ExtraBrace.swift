protocol A { func a() } }
}
protocol B { func b() }
