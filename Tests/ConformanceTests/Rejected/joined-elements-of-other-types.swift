struct P { var id = 1 }
let ints = [1], points = [P()], texts = ["a"], counts = ["a": 1]
print(ints.joined(separator: ","))
print(ints.joined())
print([1, 2].joined())
print(ints.map { $0 + 1 }.joined(separator: ","))
let a: String = ints.map { x in x * 2 }.joined(separator: ", ")
let b = ints.sorted().joined(separator: ", ")
let c = texts.joined(separator: 1)
let d = counts.values.joined(separator: ", ")
let e = counts.keys.joined(separator: 3)
let f = points.map(\.id).joined(separator: ", ")
let g = points.map { $0.id }.joined(separator: ", ")
let h = points.joined(separator: ", ")
let i = [1, 2].map { x in
  let y = x * 2
  return y
}.joined(separator: ", ")
let j = (1...3).joined(separator: ", ")
let k = [true].map { !$0 }.joined()
