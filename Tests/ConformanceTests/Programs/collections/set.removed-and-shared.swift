// A member that comes back while the set is shared is found again.
var shared: Set<String> = ["milk", "sugar"]
var copies: [Set<String>] = []
for _ in 0..<6 {
  copies.append(shared)
  print(shared.remove("sugar") ?? "none", shared.count)
  copies.append(shared)
  print(shared.insert("sugar").inserted, shared.contains("sugar"), shared.count)
}
print(copies.map(\.count))

var numbers: [Int: String] = [:]
for number in 0..<40 {
  numbers[number] = "n\(number)"
  let copy = numbers
  numbers[number / 2] = nil
  let other = numbers
  numbers[number / 2] = "again"
  print(copy.count, other.count, numbers.count, numbers[number / 2] ?? "lost")
}
print(numbers.values.filter { $0 == "again" }.count)

final class Choice {
  var extras: Set<String> = [] { didSet { before.append(oldValue) } }
  var before: [Set<String>] = []
  func toggle(_ extra: String) { if extras.remove(extra) == nil { extras.insert(extra) } }
}

let choice = Choice()
for extra in ["milk", "sugar", "sugar", "sugar", "milk", "sugar", "sugar"] {
  choice.toggle(extra)
  print(choice.extras.sorted())
}
