protocol Comp { var body: String { get } }
struct Group: Comp { var parts: [Comp]; var body: String { parts.map(\.body).joined() } }
extension Comp { typealias ContentProvider = () -> Group }
@resultBuilder enum CompBuilder { static func buildBlock(_ c: Comp...) -> Group { Group(parts: c) } 
  static func buildExpression(_ c: Comp) -> Comp { c } }
protocol Container: Comp { init(@CompBuilder content: @escaping ContentProvider) }
extension Container {
  init() { self.init {} }
  init(_ c: Comp) { self.init { c } }
  init(_ s: String) { self.init { Text(s: s) } }
}
struct Text: Comp { var s: String; var body: String { s } }
struct Div: Container { var content: ContentProvider; init(@CompBuilder content: @escaping ContentProvider) { self.content = content }
  var body: String { "<div>\(content().body)</div>" } }
print(Div("a").body, Div().body, Div { Text(s: "x"); Div(Text(s: "y")) }.body)
struct Elem: Comp { @CompBuilder var content: ContentProvider; var body: String { "e" + content().body } }
print(Elem { Text(s: "1"); Text(s: "2") }.body)
// contexts
protocol Ctx {}
protocol Styl: Ctx {}
enum HTML { class BodyContext: Styl {}; final class AnchorContext: BodyContext {}; enum List: Ctx {} }
struct Node<C> { var name: String
  static func element(named n: String, nodes: [Node<HTML.BodyContext>]) -> Node { Node(name: n + nodes.map(\.name).joined()) } }
extension Node where C: HTML.BodyContext {
  static func article(_ nodes: Node<HTML.BodyContext>...) -> Node { .element(named: "article", nodes: nodes) }
  static func text(_ t: String) -> Node { Node(name: t) }
}
extension Node where C == HTML.List { static func isDefault(_ b: Bool) -> Node { Node(name: "\(b)") }; static func media(_ n: Node<HTML.List>...) -> Node { n[0] } }
extension Node where C: Ctx { static func body(_ n: Node<HTML.BodyContext>...) -> Node { .init(name: "body" + n.map(\.name).joined()) } 
  static func list(_ n: Node<HTML.List>...) -> Node { Node(name: n.map(\.name).joined()) } }
protocol Def { associatedtype I; associatedtype O; static var wrapper: (Node<I>...) -> Node<O> { get } }
enum Defs { enum Article: Def { static var wrapper = Node.article } }
print(Defs.Article.wrapper(.text("x")).name)
let page = Node<HTML.List>.body(.article(.text("hi")), .text("z"))
print(page.name, Node<HTML.List>.list(.isDefault(true), .media(.isDefault(false))).name)
