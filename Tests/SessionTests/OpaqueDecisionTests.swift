import Session
import Testing

/// A question about an opaque value decides nothing: the code that asks stops, and says what was asked.
@Suite struct OpaqueDecisionTests {
  /// The message of a view's body with the statements, after declarations of the view.
  private func message(_ statements: String, declarations: String = "") throws -> String {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit
      struct Holder { var thing: AcmeThing? }
      struct Page: View {
        \(declarations)
        var body: some View {
          let _ = ask()
          Text("page")
        }
        func ask() { \(statements) }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.printed == "")
    return try #require(opened.previews.first).message ?? ""
  }

  @Test(arguments: [
    "if AcmeThing.value != nil { print(1) } else { print(2) }",
    "if nil == AcmeThing.value { print(1) } else { print(2) }",
    "let isThere = AcmeThing.value != nil; print(isThere)",
    "print(AcmeThing.value == nil ? 1 : 2)",
    "while AcmeThing.value != nil { print(1); break }",
    "guard AcmeThing.value == nil else { return print(1) }; print(2)",
    "let count = AcmeThing.value?.count; if count == nil { print(1) } else { print(2) }",
    "if (try? AcmeThing.load(1)) != nil { print(1) }",
    // The type of the optional is known, its value is not.
    "let holder = Holder(thing: AcmeThing.value); if holder.thing != nil { print(1) }",
    "let thing: AcmeThing? = AcmeThing.value; if let thing { print(thing) }",
    "let thing: AcmeThing? = AcmeThing.value; guard let thing else { return print(1) }; print(thing)",
    "let thing: AcmeThing? = AcmeThing.value; switch thing { case .none: print(1); case .some: print(2) }",
    "let thing: AcmeThing? = AcmeThing.value; if case .some = thing { print(1) } else { print(2) }",
  ])
  func `whether an opaque value is nil is not known`(_ statements: String) throws {
    #expect(try message(statements).contains("is opaque: obsh does not have it, and whether it is nil is asked here"))
  }

  @Test(arguments: [
    "if AcmeThing.value is String { print(1) } else { print(2) }",
    "if let text = AcmeThing.value as? String { print(text) } else { print(2) }",
    "guard let text = AcmeThing.value as? String else { return print(1) }; print(text)",
    "let any: Any = AcmeThing.value; print(any is String)",
    "let any: Any? = AcmeThing.value; print(any as? String ?? \"none\")",
    "let all: [String: Any] = [\"a\": AcmeThing.value]; print(all[\"a\"] as? Int ?? 1)",
    "let any: Any = AcmeThing.value; switch any { case is String: print(1); default: print(2) }",
    "let any: Any = AcmeThing.value; if case let text as String = any { print(text) } else { print(2) }",
  ])
  func `the type of an opaque value is not known`(_ statements: String) throws {
    let message = try message(statements)
    #expect(message.contains("'AcmeThing.value' is opaque: obsh does not have it, and what type it has is asked here"))
  }

  @Test func `whether opaque values are one object, and whether results of two methods are equal, is not known`() throws
  {
    let identity = "whether it is another value is asked here"
    #expect(try message("print(AcmeThing.value === AcmeThing.other)").contains(identity))
    #expect(try message("print(AcmeThing.value !== AcmeThing.value)").contains(identity))
    let equality =
      "'AcmeThing.load' is opaque: obsh does not have it, and whether it equals something else is asked here"
    #expect(try message("print(AcmeThing.load(1) == AcmeThing.save(1))").contains(equality))
  }

  @Test func `what is nil or made by an initializer decides, and a cast to an opaque type passes a value on`() {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit
      struct Holder { var thing: AcmeThing? }
      struct Page: View {
        var body: some View {
          let empty = Holder(thing: nil)
          let full = Holder(thing: AcmeThing(1))
          let _ = print(empty.thing != nil, full.thing != nil)
          let other = AcmeThing.value as? AcmeOther
          let _ = (1 as Any) is String ? print("never") : print("Int")
          Text("page").acmeStyle(other)
        }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "false true\nInt\n")
  }
}
