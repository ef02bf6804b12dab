// Metatypes without a common type in a literal: the context decides it through the closure.
protocol Rule {
  static func check(_ number: Int) -> Bool
}
struct Even: Rule { static func check(_ number: Int) -> Bool { number % 2 == 0 } }
struct Small: Rule { static func check(_ number: Int) -> Bool { number < 10 } }
let isStrict = true
func chosen() -> Small.Type? { isStrict ? Small.self : nil }

let first: [Rule.Type] = [Even.self, { if isStrict { Small.self } else { nil } }()].compactMap { $0 }
let second: [Rule.Type] = [Even.self, chosen()].compactMap { $0 }
let third: [Rule.Type] = [Even.self, { isStrict ? Small.self : nil }()].compactMap { $0 }
let fourth: [Rule.Type?] = [Even.self, { if isStrict { Small.self } else { nil } }()].map { $0 }
let fifth: [Rule.Type] = [Even.self, { if isStrict { return Small.self } else { return nil } }()].compactMap { $0 }
let sixth: [any Rule.Type] = [Even.self, Small.self].map { $0 }
print(first.map { $0.check(12) }, second.map { $0.check(4) }, third.count, fourth.count, fifth.count, sixth)

let numbers: [Int] = [1, { if isStrict { 2 } else { nil } }()].compactMap { $0 }
print(numbers)
