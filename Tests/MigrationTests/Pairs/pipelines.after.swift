import Combine
import SwiftUI

@Observable
final class Child {
  var name = "a"
}

@Observable
final class Parent {
  var count: Int = 0 {
    willSet { countPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
  var text = "t" {
    willSet { textPublisher.send(newValue) }
    didSet { print("didSet", oldValue, text) }
  }
  @ObservationIgnored private(set) lazy var textPublisher = CurrentValueSubject<String, Never>(text)
  var child = Child()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    countPublisher.sink { print("count", $0) }.store(in: &cancellables)
    textPublisher
      .dropFirst()
      .sink { print("text", $0) }
      .store(in: &cancellables)
  }
}

@Observable
final class Manual {
  private(set) var value = 0
  func change() {
    value += 1
  }
}

struct Shown: View {
  let parent: Parent
  var body: some View {
    Text(parent.child.name)
      .onReceive(parent.countPublisher) { print("received", $0) }
  }
}

struct Values: View {
  let manual: Manual
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
