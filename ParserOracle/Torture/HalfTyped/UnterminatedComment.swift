protocol A { func a() }
/* /* */ protocol B {}
