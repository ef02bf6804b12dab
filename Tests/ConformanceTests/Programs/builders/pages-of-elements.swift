@resultBuilder struct HTML {
    static func buildBlock(_ parts: Node...) -> Node { .list(parts) }
    static func buildExpression(_ s: String) -> Node { .text(s) }
    static func buildExpression(_ n: Node) -> Node { n }
    static func buildExpression(_ n: Int) -> Node { .text("#\(n)") }
    static func buildOptional(_ n: Node?) -> Node { n ?? .list([]) }
    static func buildEither(first n: Node) -> Node { n }
    static func buildEither(second n: Node) -> Node { n }
    static func buildArray(_ n: [Node]) -> Node { .list(n) }
    static func buildLimitedAvailability(_ n: Node) -> Node { n }
    static func buildFinalResult(_ n: Node) -> String { n.render(0) }
    static func buildFinalResult(_ n: Node) -> Node { n }
}
indirect enum Node {
    case text(String), list([Node]), element(String, [String: String], Node)
    func render(_ depth: Int) -> String {
        let pad = String(repeating: "  ", count: depth)
        switch self {
        case .text(let s): return pad + s + "\n"
        case .list(let l): return l.map { $0.render(depth) }.joined()
        case let .element(name, attributes, child):
            let a = attributes.sorted { $0.0 < $1.0 }.map { " \($0)=\"\($1)\"" }.joined()
            return "\(pad)<\(name)\(a)>\n\(child.render(depth + 1))\(pad)</\(name)>\n"
        }
    }
}
func tag(_ name: String, _ attributes: [String: String] = [:], @HTML _ content: () -> Node) -> Node { .element(name, attributes, content()) }
func p(_ s: String) -> Node { tag("p") { s } }
struct Page {
    var title: String, items: [String], isAdmin: Bool, note: String?
    @HTML var body: Node {
        tag("h1", ["id": "t", "class": "big"]) { title }
        if isAdmin { p("admin") } else { p("user") }
        tag("ul") {
            for (i, item) in items.enumerated() {
                if i > 0 { "---" }
                tag("li") { item; i }
            }
        }
        if let note, !note.isEmpty { p(note) }
        switch items.count {
        case 0: "none"
        case 1...2: "few"
        default: "many"
        }
        let x = items.count * 2
        x
    }
    @HTML func rendered() -> String { body; p("end") }
}
print(Page(title: "Hi", items: ["a", "b"], isAdmin: true, note: "n").rendered())
print(Page(title: "E", items: [], isAdmin: false, note: nil).rendered())
