import Testing

@testable import Session

/// Inputs that name an instance as the trace does, and `:remake`.
@Suite struct InstanceNameTests {
  private let shown = Shown()
  private let session: Session

  private final class Shown { var text = "" }

  init() {
    var options = SessionOptions(.shell)
    options.traceLevel = .views
    session = Session(options) { [shown] in shown.text += $0 }
    session.submit(
      """
      @Observable class Cart { var count = 0; let id = 3; private var note = "" }
      struct Badge: View { let cart: Cart; var body: some View { Text("\\(cart.count)") } }
      struct Shop: View {
        @State private var cart = Cart()
        var body: some View { Badge(cart: cart) }
      }
      """)
    session.submit(":mount Shop()")
  }

  private func answer(_ input: String) -> String {
    shown.text = ""
    session.submit(input)
    return shown.text
  }

  @Test func `an instance that no variable holds is written and read by its name`() {
    #expect(answer("Cart#1.count = 5") == "  body     Badge  #2  because Cart#1.count\n")
    #expect(answer("Cart#1.count + 1") == "Int = 6\n")
    #expect(answer("let held = Cart#1").hasPrefix("held: Cart = Cart#1\n"))
  }

  @Test func `a name in a string or in a comment is no instance`() {
    #expect(answer("print(\"Cart#9 \\\" Cart#8\") // Cart#7") == "Cart#9 \" Cart#8\n")
  }

  @Test func `an instance that is not there is one clear error`() {
    #expect(answer("Cart#2.count = 1") == "error: there is no instance 'Cart#2'; ':objects' lists all\n")
    #expect(answer("Nothing#1") == "error: there is no instance 'Nothing#1'; ':objects' lists all\n")
  }

  @Test func `what Swift refuses is refused at its place`() {
    #expect(answer("Cart#1.note = \"x\"").contains("1:8: error: 'note' is inaccessible"))
    #expect(answer("Cart#1.id = 4").contains("1:8: error: cannot assign to property: 'id' is a 'let' constant"))
  }

  @Test func `remaking an equal view runs nothing`() {
    #expect(answer(":remake Badge").contains("body     Shop  #2  because ':remake' ran it"))
    #expect(!answer(":why Badge").contains("ran in the last turn"))
    #expect(answer(":remake Nobody").hasPrefix("error: there is no view 'Nobody'"))
  }

  @Test func `remaking a view keeps its state and shows what it makes anew`() {
    session.submit("Cart#1.count = 5")
    session.submit(":remake Shop")
    #expect(answer(":render").contains("\"5\""))
    #expect(answer(":objects").contains("Cart#2"))
  }
}
