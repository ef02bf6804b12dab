import Foundation
func total<D: DataProtocol>(_ data: D) -> Int { data.reduce(0) { $0 + Int($1) } }
print(total(Data([1, 2])), total([UInt8(3), 4]), total([UInt8]([5, 6])[1...]), total(ContiguousArray<UInt8>([7])), total(Data([1, 2, 3])[1...]))
func first(_ data: some DataProtocol) -> UInt8? { data.first }
print(first([9, 8]) as Any, first(Data()) as Any)
func bytes(_ data: any DataProtocol) -> Int { data.count }
print(bytes([UInt8](repeating: 0, count: 4)), bytes(Data(count: 2)))
extension DataProtocol { var hex: String { map { String(format: "%02x", $0) }.joined() } }
print([UInt8]([10, 255]).hex, Data([1, 171]).hex)
func prefix4<B: DataProtocol>(_ b: B) -> [UInt8] { Array(b.prefix(4)) }
print(prefix4(Data([1, 2, 3, 4, 5])), b(Data([1, 2])))
func b<B: ContiguousBytes>(_ x: B) -> Int { x.withUnsafeBytes { $0.count } }
print(b([UInt8(1), 2, 3]), b(ArraySlice([UInt8(1), 2])))
var d = Data("ab".utf8)
d.append(contentsOf: [UInt8(99)])
print(Data([UInt8]([65, 66])) == Data("AB".utf8), String(decoding: d, as: UTF8.self), d.firstIndex(of: 98) as Any)
print(d.regions.count, d.copyBytes(to: UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2)))
