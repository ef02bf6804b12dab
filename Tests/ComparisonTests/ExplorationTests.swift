import Foundation
import Lint
import Session
import Testing

@testable import Comparison

/// `obsh explore`: one program under the explorer's hands.
struct ExplorationTests {
  @Test(arguments: ComparisonTests.pairs, ["before", "after"])
  func `nothing is found in a healthy program`(_ pair: String, _ side: String) throws {
    let exploration = try explore(ComparisonTests.text(pair, side), steps: 100)
    #expect(exploration.finding == nil)
    #expect(exploration.failure == nil)
  }

  /// Apps of a hundred lines and more, in the styles of public ones.
  private static let apps = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps")

  static let appNames: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: apps.path(percentEncoded: false)))?.sorted() ?? []

  @Test func `there are ten apps`() { #expect(Self.appNames.count >= 10) }

  @Test(arguments: appNames) func `nothing is found in a healthy app`(_ name: String) throws {
    let text = try String(contentsOf: Self.apps.appending(path: name), encoding: .utf8)
    #expect(Linter([LintedFile(name: name, text: text)]).findings().map(\.message) == [])
    let exploration = try explore(text, steps: 100)
    #expect(exploration.failure == nil)
    #expect(exploration.finding?.text == nil)
  }

  @Test func `a trap is found, with the shortest way to it`() throws {
    let exploration = try explore(
      """
      import SwiftUI
      @Observable final class Stack { var items = [1, 2] }
      struct Page: View {
        @State private var stack = Stack()
        var body: some View {
          Text("top \\(stack.items.last ?? 0)")
          Button("Pop") { stack.items.remove(at: stack.items.count - 1) }
          Button("Other") {}
        }
      }
      #Preview { Page() }
      """)
    let finding = try #require(exploration.finding)
    #expect(finding.kind == .trap)
    #expect(finding.text.contains("Index out of range"))
    #expect(exploration.script.count <= 3)
    #expect(exploration.script.last == ":tap \"Pop\"")
  }

  @Test func `a redraw loop is found`() throws {
    let exploration = try explore(
      """
      import SwiftUI
      struct Page: View {
        @State private var isOn = false
        @State private var count = 0
        var body: some View {
          Toggle("On", isOn: $isOn)
          Text("\\(count)").onChange(of: count) { if isOn { count += 1 } }.onChange(of: isOn) { count += 1 }
        }
      }
      #Preview { Page() }
      """)
    #expect(exploration.finding?.kind == .loop)
    #expect(exploration.script == [":toggle \"On\""])
  }

  @Test func `a model that is lost when its view is made again is found`() throws {
    let text = try ComparisonTests.text("counter", "after").replacing(
      "@State private var counter", with: "private let counter"
    )
    .replacing("$counter", with: "Bindable(counter)")
    let exploration = try explore(text)
    #expect(exploration.finding?.rule == "model_made_by_view")
  }

  @Test func `a model that a view keeps is not provided to it from outside`() throws {
    let exploration = try explore(
      """
      import SwiftUI
      @Observable class Cart { var count = 0 }
      struct AddButton: View {
        @Environment(Cart.self) private var cart
        var body: some View { Button("Add \\(cart.count)") { cart.count += 1 } }
      }
      struct Shop: View {
        @State private var cart = Cart()
        @State private var isOpen = false
        var body: some View {
          NavigationStack { Button("Open") { isOpen = true }.environment(cart) }.sheet(isPresented: $isOpen) { AddButton() }
        }
      }
      """)
    #expect(exploration.finding?.text.contains("No Observable object of type Cart found") == true)
    #expect(exploration.script == [":mount Shop()", ":tap \"Open\""])
  }

  @Test func `a file with nothing to mount is no success`() throws {
    let exploration = try explore("let a = 1")
    #expect(exploration.failure == "there is nothing to mount: no preview and no view without arguments")
  }

  @Test func `the same seed makes the same walk`() throws {
    let text = try ComparisonTests.text("todo", "before")
    let walks = try (0..<2).map { _ in try explore(text, steps: 40).coverage.screens }
    #expect(walks[0] == walks[1])
  }

  private func explore(_ text: String, steps: Int = 200) throws -> Exploration {
    try MachineThread.run {
      var exploration = Exploration(
        ComparedProgram(.script(name: "page.swift", text: text)), SessionOptions(.shell))
      exploration.run(ExplorationBounds(steps: steps, seconds: 3_600))
      return exploration
    }
  }
}
