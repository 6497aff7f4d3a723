#endif
protocol A { func a() }
#else
#if X
protocol B { func b() }
#elseif
protocol C { func c() }
