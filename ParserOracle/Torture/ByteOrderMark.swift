/// first
protocol P { func f() }
