import Code
import Testing

/// What runs although no statement says so: `@main` and `#Preview`.
@Suite struct EntryPointTests {
  /// A library with views that are texts.
  private let views = FrontendTests.library(
    """
    @resultBuilder struct TextBuilder {
      static func buildBlock(_ parts: String...) -> String {
        var text = ""
        for part in parts { text += part }
        return text
      }
    }

    func _preview(_ name: String? = nil, @TextBuilder body: () -> String) { print(name ?? "-", body()) }
    """)

  @Test func `the type marked main runs after the globals behind it`() {
    check(
      """
      @main
      struct Program {
        static func main() { print("main", word) }
      }
      struct Other {}
      let word = "later"
      print("statement")
      """, prints: "main later\nstatement\n")
  }

  @Test func `main may come from a protocol and may throw`() {
    check(
      """
      protocol Program { init() }
      extension Program {
        static func main() throws { print("runs", Self()) }
      }
      @main struct Tool: Program { let name = "tool" }
      """, prints: "runs Tool(name: \"tool\")\n")
  }

  @Test func `main is one function without parameters`() {
    let needed =
      "and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
    check("@main struct A {}", says: ["1:1: 'A' is annotated with '@main' \(needed)"])
    check(
      "@main struct A { static func main(_ n: Int) {} }", says: ["1:1: 'A' is annotated with '@main' \(needed)"])
    check("@main struct A<T> { static func main() {} }", says: ["1:1: generic 'main' types are not supported"])
    check("@main func main() {}", says: ["1:1: '@main' attribute cannot be applied to this declaration"])
    check(
      """
      @main struct A { static func main() {} }
      @main struct B { static func main() {} }
      """, says: ["2:1: 'main' attribute can only apply to one type in a module"])
  }

  @Test func `a preview builds its body`() {
    check(
      """
      let name = "c"
      #Preview { "a" }
      #Preview("Named") {
        let more = name + "d"
        "b"
        more
      }
      #Preview("Laid out", traits: .sizeThatFits) { name }
      print("end")
      """, prints: "- a\nNamed bcd\nLaid out c\nend\n", library: views)
  }

  @Test func `mistakes in a preview stand where they are`() {
    check(
      "#Preview {\n  5\n}", says: ["2:3: cannot convert value of type 'Int' to expected argument type 'String'"],
      library: views)
    check("#Preview { \"a\" }", says: ["1:1: not supported by obsh: the macro '#Preview'"])
  }
}
