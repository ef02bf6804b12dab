import Foundation
let q = DispatchQueue(label: "q")
final class Counter: @unchecked Sendable { private var n = 0; private let q = DispatchQueue(label: "c"); func inc() { q.sync { n += 1 } } ; var value: Int { q.sync { n } } }
let c = Counter(); c.inc(); print(c.value)
