import Session
import Testing

/// Types and overloads that only modules that obsh does not have can decide.
@Suite struct OpenedTypesTests {
  @Test(arguments: [
    // A type of another module that has the name of a type of SwiftUI.
    "class Item { let items = List<Int>(); var names: List<String> = List<String>(); let form: Form<Int>? = nil }",
    // Raw values whose type is one of another module.
    """
    func ask(_ alert: AcmeAlert) {
      enum Choice: AcmeAlert.Answer.RawValue { case first = 1000; case other = 1001 }
      guard let choice = Choice(rawValue: alert.run().rawValue) else { return }
      switch choice { case .first: print(1); case .other: print(choice.rawValue + 1) }
    }
    enum Size: AcmeNumber { case low = 1.5, high = 2.5; var half: Double { rawValue / 2 } }
    enum Word: AcmeText { case low = "l", high; var text: String { rawValue } }
    """,
    // Collections of types nested in one of another module.
    """
    class Chat {
      private var parts = [String: Acme.Choice.Delta]()
      private var messages = [Acme.Message]()
      private var counts = [Acme.Message: Int]()
    }
    """,
    // A layer, which may be a view for all that is known, has no modifiers.
    """
    class Border: AcmeLayer {}
    final class Page: AcmeView {
      private var border: Border!
      func layout() { border.frame = bounds; border.background = AcmeColor.red; border.frame.size = bounds.size }
    }
    """,
    // Overloads that only types of another module tell apart.
    """
    extension UnsafeMutablePointer {
      static func lock(_ lock: Self) where Pointee == AcmeSpin { acmeLock(lock) }
      static func lock(_ lock: Self) where Pointee == AcmeFair { acmeLock(lock) }
      static func make() -> Self where Pointee == AcmeSpin { UnsafeMutablePointer<AcmeSpin>.allocate(capacity: 1) }
      static func make() -> Self where Pointee == AcmeFair { UnsafeMutablePointer<AcmeFair>.allocate(capacity: 1) }
    }
    func lock(_ one: UnsafeMutablePointer<AcmeFair>) { UnsafeMutablePointer<AcmeFair>.lock(one) }
    let made = UnsafeMutablePointer<AcmeFair>.make()
    """,
    """
    class Sender {
      func send<Value: Decodable>(_ request: Request<Value>) async throws -> Response<Value> { try await go(request) }
      func send(_ request: Request<Void>) async throws { try await go(request) }
      func go<Value>(_ request: Request<Value>) async throws -> Response<Value> { throw CancellationError() }
      func names() async throws -> Int {
        let response = try await send(AcmePaths.names)
        try await send(AcmePaths.names)
        return response.value.count
      }
    }
    func share(_ done: Duration) -> Double {
      func clamp<T: Comparable>(_ value: T, min: T, max: T) -> T { Swift.min(Swift.max(value, min), max) }
      guard let whole = Acme.duration, whole > .zero else { return 0 }
      let share = done / whole
      return share.isFinite ? clamp(share, min: 0, max: 1) : 0
    }
    """,
    // Parts of values that a generic function of another module's types takes.
    """
    struct Style { var columns: Int }
    extension Acme.Keys {
      static func make<Value: Acme.Storable>(_ name: String, first: Value) -> Key<Value> { Key(name, first) }
      static var style: Key<Style> { make("style", first: .init(columns: 2)) }
    }
    """,
    // The logger of another module.
    "func id(_ logger: Logger) -> String { logger[key: \"id\"]!.description }",
    // A global actor of another module.
    "func run(_ chat: AnyObject) { _ = Task { @AcmeActor [weak chat] in print(chat as Any) } }",
  ])
  func `what only a missing module decides is no mistake`(text: String) {
    let opened = OpenedFiles.open(["File.swift": "import SwiftUI\nimport AcmeKit\n" + text])
    #expect(opened.sealed == [])
  }

  @Test func `what an extension says about one missing type is not said about the others`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      import AcmeKit
      extension AcmeApplication.State: @retroactive CustomStringConvertible {
        public var description: String { switch self { case .active: return "active"; default: return "other" } }
      }
      extension AcmeUser: Identifiable { public var id: String { userID } }
      #Preview {
        Text("value \\(AcmeThing.value)")
        ForEach([AcmeThing.one, AcmeThing.two]) { Text("thing \\($0)") }
      }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `modifiers of a view of unknown type are those of SwiftUI`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      protocol Style { associatedtype Body: View; @ViewBuilder func make(_ text: String) -> Body }
      extension Style { func resolve(_ text: String) -> some View { make(text) } }
      struct Plain: Style { func make(_ text: String) -> some View { Text(text) } }
      struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Page: View {
        let style: any Style = Plain()
        @State private var count = 0
        var body: some View {
          let resolved = style.resolve("a").onPreferenceChange(Count.self) { count = $0 }.onAppear { print("appeared") }
          AnyView(resolved).padding()
        }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed.contains("appeared"))
  }

  @Test func `a class in an extension of a missing type may be observable`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmeKit
      import SwiftUI
      typealias Board = AcmePasteboard
      extension Board {
        @MainActor @Observable final class Watched { var board: Board; init(_ board: Board) { self.board = board } }
      }
      #Preview { Text("a") }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `a nested type with the name of a framework's wrapper is not that wrapper`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import CoreData
      import SwiftUI
      class Mission: NSManagedObject {}
      extension Mission { enum FetchRequest { static let all = NSFetchRequest<Mission>() } }
      struct Page: View {
        let title: String
        @FetchRequest(fetchRequest: Mission.FetchRequest.all, animation: nil) var missions: FetchedResults<Mission>
        var body: some View { Text(title) }
      }
      #Preview { Page(title: "a") }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `the type of a called closure may be one that obsh lacks`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import CoreData
      import SwiftUI
      class Place: NSManagedObject {}
      final class Model: ObservableObject {
        lazy var places: NSFetchedResultsController<Place> = { .init(sectionNameKeyPath: nil, cacheName: nil) }()
      }
      #Preview { let model = Model(); let _ = model.places; Text("a") }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `coding keys may conform to a protocol that obsh lacks`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmeStore
      import Foundation
      import SwiftUI
      struct Note: Codable {
        var id = 7
        var title = "a"
        enum CodingKeys: String, AcmeKey { case id, title = "name" }
      }
      #Preview {
        let data = try! JSONEncoder().encode(Note())
        let note = try! JSONDecoder().decode(Note.self, from: data)
        let _ = print(String(decoding: data, as: UTF8.self).contains("name"), note.id, note.title)
        Text("a")
      }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "true 7 a\n")
  }

  @Test func `text input's values have the numbers of UIKit, and a font's width any`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      #Preview {
        let capitals = UITextAutocapitalizationType(rawValue: 2)
        let _ = print(capitals == .sentences, UIKeyboardType.decimalPad.rawValue, Font.Width(0.5) == .standard)
        Text("a").fontWidth(.init(0.5))
      }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.printed == "true 8 false\n")
  }
}
