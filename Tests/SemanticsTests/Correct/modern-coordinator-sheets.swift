import SwiftUI

@Observable final class Coordinator {
  enum Sheet: Identifiable, Hashable {
    case add
    case edit(Int)
    var id: Self { self }
  }
  var sheet: Sheet?
  var isConfirming = false
  private(set) var numbers = [10, 20]
  func add(_ number: Int) {
    numbers.append(number)
    sheet = nil
  }
  func set(_ number: Int, at index: Int) {
    numbers[index] = number
    sheet = nil
  }
  func clear() { numbers.removeAll() }
}

struct NumberEditor: View {
  let title: String
  @State private var value: Int
  private let done: (Int) -> Void
  init(_ title: String, initialValue: Int, done: @escaping (Int) -> Void) {
    self.title = title
    self.done = done
    _value = State(initialValue: initialValue)
  }
  var body: some View {
    Form {
      Stepper("\(title) \(value)", value: $value)
      Button("Done") { done(value) }
    }
  }
}

struct NumbersView: View {
  @State private var coordinator = Coordinator()
  var body: some View {
    List {
      ForEach(Array(coordinator.numbers.enumerated()), id: \.element) { index, number in
        Button("Edit \(number)") { coordinator.sheet = .edit(index) }
      }
      Button("New") { coordinator.sheet = .add }
      Button("Clear", role: .destructive) { coordinator.isConfirming = true }
    }
    .confirmationDialog("Clear all?", isPresented: $coordinator.isConfirming) {
      Button("Clear all", role: .destructive) { coordinator.clear() }
    }
    .sheet(item: $coordinator.sheet) { sheet in
      switch sheet {
      case .add: NumberEditor("Add", initialValue: coordinator.numbers.count * 10 + 10, done: coordinator.add)
      case .edit(let index):
        NumberEditor("Change", initialValue: coordinator.numbers[index]) { coordinator.set($0, at: index) }
      }
    }
  }
}

#Preview { NumbersView() }
:mount NumbersView()
:tap New
:tap "Add 30 +"
:tap Done
:tap "Edit 20"
:tap Done
