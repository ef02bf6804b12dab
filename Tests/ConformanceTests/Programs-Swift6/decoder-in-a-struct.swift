import Foundation
struct Api { let decoder = JSONDecoder(); func parse(_ d: Data) throws -> [Int] { try decoder.decode([Int].self, from: d) } }
print(try Api().parse(Data("[1]".utf8)))
