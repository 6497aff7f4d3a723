protocol A: P,
protocol B { func b() }
protocol C where
protocol D { func d() }
public
protocol E { func e() }
@
protocol F { func f() }
