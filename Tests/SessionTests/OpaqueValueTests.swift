import Session
import Testing

/// Types and members that obsh lacks are opaque in opened code: their values travel, and stop what they would decide.
@Suite struct OpaqueValueTests {
  @Test func `what obsh lacks is opaque and the rest works`() {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit
      final class Player: AcmePlayer {
        let engine = AcmeEngine(rate: 2)
        override func start() { super.start(); engine.run { _ in print("never") } }
      }
      struct Page: View {
        @AcmeStored("count") var stored: Int
        let player = Player()
        var body: some View {
          let _ = player.start()
          VStack {
            AcmeBadge(style: .round)
            Text("seen").acmeGlow(.strong).foregroundColor(Color(acme: .red)).padding()
            Button("Tap") { AcmeTracker.shared.track("tap") }
          }
          .onAppear { print("appeared") }
        }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "appeared\n")
    #expect(opened.opaque.contains("cannot find type 'AcmePlayer' in scope"))
  }

  @Test func `a value that the environment lacks is opaque and its own are not`() {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      extension EnvironmentValues { @Entry var tint = "red" }
      struct Page: View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.tint) private var tint
        @Environment(\\.acmeAccount) private var account
        var body: some View {
          let _ = print(tint)
          Text("page")
          Button("Close") { account.close(); dismiss() }
        }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "red\n")
  }

  @Test func `what would decide stops there and says so`() throws {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit

      struct Page: View {
        var body: some View {
          if AcmeAccount.current.isSignedIn { Text("in") } else { Text("out") }
        }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    let preview = try #require(opened.previews.first)
    #expect(preview.result == .opaque)
    let message = try #require(preview.message)
    #expect(message.hasPrefix("Page.swift:6:"))
    #expect(message.contains("'AcmeAccount.current.isSignedIn' is opaque"))
    #expect(message.contains("a value of type 'Bool' is needed"))
  }

  @Test func `what is opaque is equal to nothing that is known`() throws {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit
      struct Page: View { var body: some View { if AcmeAccount.state == 200 { Text("ok") } } }
      #Preview { Page() }
      """
    ])
    let preview = try #require(opened.previews.first)
    #expect(preview.result == .opaque)
    #expect(try #require(preview.message).contains("'AcmeAccount.state' is opaque"))
  }

  @Test func `opaque functions do nothing and stop where their result is needed`() throws {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit
      struct Page: View {
        var done: (Int, String) -> Void = acmeHandler("done")
        var name: (Int) -> String = acmeNaming
        var isNaming = false
        var body: some View {
          let (one, two) = acmePair(1)
          let _ = done(1, "a")
          let _ = print("done", one)
          if isNaming { Text(name(1)) }
        }
      }
      #Preview("Quiet") { Page() }
      #Preview("Naming") { Page(isNaming: true) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran, .opaque])
    #expect(try #require(opened.previews[1].message).contains("'acmeNaming' is opaque"))
  }

  @Test func `a colour that is opaque only looks`() {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      extension Color { init(hex: String) { self = .red } }
      #Preview { Text("x").foregroundStyle(Color(.brand)).background(Color(acme: .dark)) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `a task that ends at something opaque leaves the screen`() throws {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      import AcmeKit
      struct Page: View {
        @State private var name = "none"
        var body: some View {
          let _ = print(name)
          Text(name).task { await Task.yield(); if AcmeAccount.isIn { name = "in" } }
        }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "none\n")
    #expect(try #require(opened.previews[0].message).contains("'AcmeAccount.isIn' is opaque"))
  }

  @Test func `a property without a value is reached by nobody`() {
    let opened = OpenedFiles.open([
      "Model.swift": """
      import SwiftUI
      import AcmeKit
      final class Model: AcmeBase, ObservableObject {
        @Published var count = 1
        @Published var name: String
        init(_ count: Int) { super.init(frame: count) }
      }
      final class Store { @AppStorage("kind") var kind: AcmeKind = .small }
      #Preview("Model") { Text(Model(1).name) }
      #Preview("Store") { let _ = Store().kind; Text("x") }
      """
    ])
    #expect(opened.sealed.count <= 1)
    #expect(!opened.previews.map(\.result).contains(.ran) || opened.previews[1].result == .ran)
    #expect(opened.previews[0].result != .ran)
  }

  @Test func `an overload that obsh lacks is named by its labels`() {
    let opened = OpenedFiles.open([
      "App.swift": """
      import SwiftUI
      #warning("to be done")
      struct Page: View { var body: some View { Text("a").padding(sides: 3) } }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed.isEmpty)
    #expect(opened.opaque.contains("not supported by obsh: SwiftUI's 'View.padding(sides:)'"))
  }

  @Test func `a macro whose plugin cannot run may add members`() {
    let opened = OpenedFiles.open([
      "App.swift": """
      import Acme
      import SwiftUI
      protocol Routed {}
      @attached(extension, conformances: Routed, names: arbitrary)
      public macro Routed() = #externalMacro(module: "Macros", type: "Routed")
      @Routed final class Own { var kept = 1 }
      @Reducer struct Foreign { var kept = 2 }
      #Preview {
        let _ = Own().present(3)
        let _ = Foreign().printChanges()
        Text("\\(Own().kept + Foreign().kept)")
      }
      """
    ])
    #expect(opened.sealed.isEmpty)
    #expect(opened.previews.map(\.result) == [.ran])
  }
}
