



	protocol	Tabs	{
		func	f	(	a	:	Int	)	->	Int
	var x:Int{get}
	var y:Int{get set};func g()
func h(a:Int,b:String)->Int
}
protocol OneLine{func a();var b:Int{get};init();subscript(i:Int)->Int{get}}
protocol Empty{}
protocol Spread
:
A
,
B
where
C
:
D
{
func
f
(
)
}
protocol A{};protocol B{};protocol C{}
