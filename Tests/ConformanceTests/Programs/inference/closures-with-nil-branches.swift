// Called closures of which one branch is `nil`: the context decides that their value is optional.
let flag = true
let numbers: [Int] = [1, { if flag { 2 } else { nil } }()].compactMap { $0 }
print(numbers)
let only: [Int] = [{ if flag { 2 } else { nil } }()].compactMap { $0 }
print(only)
let mixed = [1, { if flag { nil } else { 2 } }(), nil].compactMap { $0 }
print(mixed)
let words: [String] = ["a", { switch flag { case true: "b"; case false: nil } }(), nil].compactMap { $0 }
print(words)
let optionals: [Int?] = [1, { if !flag { 2 } else if numbers.isEmpty { 3 } else { nil } }()]
print(optionals)
