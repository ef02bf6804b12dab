// Generic observable classes and observation in generic code: equality decides only where the type says so.
import Observation

@Observable final class Box<T> {
  var value: T
  var changes = 0
  init(_ value: T) { self.value = value }
  func update(_ change: (inout T) -> Void) {
    change(&value)
    changes += 1
  }
}
@Observable final class Same<T: Equatable> {
  var value: T
  init(_ value: T) { self.value = value }
}
@Observable final class List<Element: Identifiable> {
  private(set) var elements: [Element] = []
  var selection: Element.ID?
  var selected: Element? { elements.first { $0.id == selection } }
  func add(_ element: Element) { elements.append(element) }
  subscript(id: Element.ID) -> Element? { elements.first { $0.id == id } }
  func edit(_ id: Element.ID, _ change: (inout Element) -> Void) {
    guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
    change(&elements[index])
  }
}
extension List where Element: Comparable {
  var sorted: [Element] { elements.sorted() }
}
struct Task: Identifiable, Comparable {
  let id: Int
  var title: String
  static func < (a: Task, b: Task) -> Bool { a.title < b.title }
}
protocol Source: AnyObject, Observable {
  associatedtype Output
  var output: Output { get }
}
@Observable final class Numbers: Source {
  var output = [1, 2]
}
final class Derived<S: Source, V>: Observable {
  let source: S
  let transform: (S.Output) -> V
  init(_ source: S, _ transform: @escaping (S.Output) -> V) {
    self.source = source
    self.transform = transform
  }
  var value: V { transform(source.output) }
}
func fires(_ read: @escaping () -> Void, _ write: () -> Void) -> Bool {
  var fired = false
  withObservationTracking(read) { fired = true }
  write()
  return fired
}
let box = Box(1)
let same = Same(1)
let text = Box<String?>(nil)
print(fires({ _ = box.value }) { box.value = 1 }, fires({ _ = same.value }) { same.value = 1 })
print(fires({ _ = same.value }) { same.value = 2 }, fires({ _ = text.value }) { text.value = nil })
print(fires({ _ = box.value }) { box.update { $0 += 1 } }, fires({ _ = box.changes }) { box.update { _ in } })
let list = List<Task>()
print(fires({ _ = list.selected?.title }) { list.add(Task(id: 1, title: "b")) })
list.add(Task(id: 2, title: "a"))
print(fires({ _ = list.selected?.title }) { list.selection = 2 }, list.selected!.title)
print(
  fires({ _ = list.selected?.title }) { list.edit(1) { $0.title += "!" } },
  fires({ _ = list.selection }) { list.edit(2) { $0.title = "z" } })
print(list.sorted.map(\.title), list[1]!.title, list[9] as Any)
let numbers = Numbers()
let total = Derived(numbers) { $0.reduce(0, +) }
print(total.value, fires({ _ = total.value }) { numbers.output.append(3) }, total.value)
let boxes = [Box(1), Box(2)]
print(fires({ _ = boxes.reduce(0) { $0 + $1.value } }) { boxes[1].value = 5 }, boxes.map(\.value))
func pipe<A: AnyObject & Observable, T>(_ a: A, _ path: KeyPath<A, T>) -> () -> T { { a[keyPath: path] } }
let read = pipe(same, \.value)
print(read(), fires({ _ = read() }) { same.value = 7 }, read())
