// A default value decides a generic parameter, of the function and of the type that an initializer makes.
protocol View {}
struct EmptyView: View {}
struct Text: View { let s: String; init(_ s: String) { self.s = s } }
@resultBuilder struct ViewBuilder { static func buildBlock<C: View>(_ c: C) -> C { c } }
struct Card<Content: View, Footer: View>: View {
  let content: Content
  let footer: Footer
  init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer = { EmptyView() }) {
    self.content = content()
    self.footer = footer()
  }
}
func made<T>(_ make: () -> T = { 5 }) -> T { make() }
func either<A: View, B: View>(_ a: A, _ b: () -> B = { Text("none") }) -> (A, B) { (a, b()) }
func stored<T>(_ make: @escaping () -> T = { [1, 2] }) -> () -> T { make }
let plain = Card { Text("a") }
print(type(of: plain), plain.footer)
let full = Card { Text("a") } footer: { Text("b") }
print(type(of: full), full.footer.s)
print(made(), made { "x" })
print(either(EmptyView()), either(EmptyView(), { EmptyView() }))
print(stored()(), stored { "y" }())
