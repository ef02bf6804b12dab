struct A: Equatable, Hashable, Codable { var x: Int; var k: [String] ; static let zero = A(x: 0, k: []) ; static let all: Set<A> = [zero] ; static let map: [String: A] = ["z": zero] }
print(A.all.count, A.map.count)
