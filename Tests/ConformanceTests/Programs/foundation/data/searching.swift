import Foundation

let data = Data("one,two,three".utf8)
print(data.firstIndex(of: 44) ?? -1, data.contains(0))
print(data.range(of: Data("two".utf8)).map { "\($0)" } ?? "none")
print(data.split(separator: 44).map { String(decoding: $0, as: UTF8.self) })
print(data.starts(with: Data("one".utf8)), data.filter { $0 == 44 }.count)
print(data.reduce(0) { $0 &+ Int($1) }, data.max() ?? 0, data.reversed().prefix(2).map { $0 })
