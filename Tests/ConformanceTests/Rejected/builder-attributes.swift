// Where a result builder's attribute may stand, and what makes a type a builder.
@resultBuilder struct B { static func buildBlock(_ p: Int...) -> Int { 0 } }
@resultBuilder struct Empty {}
@resultBuilder struct Inst { func buildBlock(_ p: Int...) -> Int { 0 } }
@resultBuilder struct OnlyFirst { static func buildPartialBlock(first: Int) -> Int { 0 } }
@resultBuilder class K { static func buildBlock(_ p: Int...) -> Int { 0 } }
@resultBuilder protocol PP { }
@resultBuilder struct Arg2 { static let buildBlock = { (_ p: Int) -> Int in 0 } }
struct NotB {}
func f1(@B _ x: Int) {}
func f2(@B _ x: @autoclosure () -> Int) {}
func f3(@B _ x: (() -> Int)?) {}
func f4(@NotB _ x: () -> Int) {}
@B var g1 = 5
@B var g2: Int { 5 }
@B let g3: () -> Int = { 4 }
struct S {
  @B var a: Int
  @B var b: () -> Int
  @B var c: Int = 5
  @B static var d: Int = 4
  @B lazy var e: Int = 4
  @B var f: Int { 1; 2 }
  @B func m() -> Int
  @B init() { }
  @B var o: Int { didSet { } }
}
class C { @B var a: Int = 4 }
@B struct T {}
@B(3) func h() -> Int { 1 }
func l() {
  @B var x: Int { 1 }
  @B var y: Int = 5
  @B @B var z: Int { 1 }
}
typealias Alias = B
func al(@Alias _ x: () -> Int) {}
let c: @B () -> Int = { 1 }
let cl = { @B in 1 }
extension Array { func q(@B<Int> _ b: () -> Int) {} }
func gen<T>(@B _ b: T) {}
