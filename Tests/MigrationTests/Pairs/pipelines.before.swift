import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var name = "a"
}

final class Parent: ObservableObject {
  @Published var count: Int = 0
  @Published var text = "t" {
    didSet { print("didSet", oldValue, text) }
  }
  @Published var child = Child()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $count.sink { print("count", $0) }.store(in: &cancellables)
    $text
      .dropFirst()
      .sink { print("text", $0) }
      .store(in: &cancellables)
    child.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

final class Manual: ObservableObject {
  private(set) var value = 0
  func change() {
    objectWillChange.send()
    value += 1
  }
}

struct Shown: View {
  @ObservedObject var parent: Parent
  var body: some View {
    Text(parent.child.name)
      .onReceive(parent.$count) { print("received", $0) }
  }
}

struct Values: View {
  @ObservedObject var manual: Manual
  var body: some View { Text("\(manual.value)") }
}

let parent = Parent()
parent.count = 1
parent.count = 1
parent.text = "u"
// plays :mount Shown(parent: parent)
// plays parent.child.name = "b"
// plays :render
// plays parent.count = 5
// plays let manual = Manual()
// plays :mount Values(manual: manual)
// plays manual.change()
// plays :render
