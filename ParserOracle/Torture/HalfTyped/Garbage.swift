%%% ??? ))) ]]] protocol A { func a() ,,, func b() @@@ @ var }
protocol B { func b() }
