import Combine

struct Settings { var dark = false; var size = 12; var tags: [String] = [] }
final class Model: ObservableObject {
  @Published var items: [Int] = []
  @Published var counts: [String: Int] = [:]
  @Published private(set) var total = 0
  @Published var settings = Settings()
  @Published var title: String? = nil
  @Published var pair = (1, "a")
  func add(_ number: Int) {
    items.append(number)
    total += number
  }
}
let model = Model()
var changes = 0
let token = model.objectWillChange.sink {
  changes += 1
  print("change", changes, model.items, model.total)
}
let items = model.$items.dropFirst().sink { print("items", $0) }
model.add(1)
model.items[0] = 5
model.items += [6, 7]
model.counts["a", default: 0] += 1
model.items.removeAll()
model.settings.dark.toggle()
model.settings.tags.append("x")
model.title = "t"
model.title?.append("u")
model.title = nil
model.pair.0 += 1
func bump(_ number: inout Int) { number += 100 }
bump(&model.settings.size)

print(model.items, model.counts, model.total, model.settings, model.title as Any, model.pair)
let sizes = model.$settings.map(\.size).removeDuplicates().sink { print("size", $0) }
model.settings.dark = true
model.settings.size = 13
let path = \Model.settings.size
model[keyPath: path] = 20
