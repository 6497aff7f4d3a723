let n = 'c{'
let o = <#placeholder "{ text#>
let p = .5
protocol P { func f(a: <#Int#>) -> <#type#> ; func g() }
protocol Q { func q() }
