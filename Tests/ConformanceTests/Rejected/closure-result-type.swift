// A closure gives the result its type has.
let lengths: [Int] = ["a", "b"].map { $0 + "!" }
