protocol P { func f() }
let x = "ÿþ"
// Ã
protocol Q {}
