protocol Ünïcode { func 名前(引数 名: 型) -> 結果<型> ; var 🎉: 🚀? { get } }
protocol 日本語: 親 { associatedtype 要素: 協定 }
let 变量 = "文字列 } {" // コメント }
let x = "🎉\(变量)}"
struct 構造 { protocol 内部 { static func ∘ (a: Self, b: Self) -> Self } }
let y = a → b
let z = "é́" + "\u{7D}"
protocol Combining { func é() ; func e̊() }
