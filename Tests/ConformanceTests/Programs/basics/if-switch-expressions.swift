// if and switch are expressions where their value is used: assignment, return, closures, properties.
var n = 5
n += 2
let size = if n < 5 { "small" } else if n < 10 { "medium" } else { "large" }
print(size)
let kind =
  switch n {
  case 0: "zero"
  case let x where x.isMultiple(of: 2): "even"
  default: "odd"
  }
print(kind)

func sign(_ n: Int) -> Int {
  if n < 0 { -1 } else if n > 0 { 1 } else { 0 }
}
print([-3, 0, 9].map(sign))

enum Light: CaseIterable {
  case red, amber, green
  var next: Light {
    switch self {
    case .red: .green
    case .amber: .red
    case .green: .amber
    }
  }
  var seconds: Double { if self == .amber { 2 } else { 30.5 } }
}
for light in Light.allCases { print(light, light.next, light.seconds) }

let label: String? = if n > 100 { "huge" } else { nil }
print(label as Any)
let words = [1, 2, 3].map { i in
  switch i {
  case 1: "one"
  default: "many"
  }
}
print(words)
var total = words.count - 3
total = if total == 0 { 10 } else { total * 2 }
total = if total == 0 { 10 } else { total * 2 }
print(total)
let text: String
if size.isEmpty { text = "seventh" } else { text = "plain" }
print(text)
let d: Double = if n > 0 { 1 } else { 2.5 }
print(d)
