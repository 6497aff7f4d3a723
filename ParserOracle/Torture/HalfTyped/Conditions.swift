#if A ||
  B
protocol P { func p() }
#endif
#if
protocol Q { func q() }
#endif
protocol R { func r() }
