import Foundation

// Geometry that is written as bytes, and read again.
struct Point: Equatable { var x: Float, y: Float }
extension Data {
  mutating func append<T: FixedWidthInteger>(_ value: T) {
    var v = value.bigEndian; append(Data(bytes: &v, count: MemoryLayout<T>.size))
  }
  mutating func append(_ point: Point) { append(point.x.bitPattern); append(point.y.bitPattern) }
  func integer<T: FixedWidthInteger>(at offset: Int, as: T.Type = T.self) -> T? {
    guard offset + MemoryLayout<T>.size <= count else { return nil };
    return self[(startIndex + offset)..<(startIndex + offset + MemoryLayout<T>.size)].reduce(T(0)) {
      (sum: T, byte: UInt8) -> T in sum << 8 | T(byte)
    }
  }
}
struct File {
  enum Problem: Error, Equatable { case magic, short(Int), checksum(UInt32, UInt32) }
  static func write(_ points: [Point], name: String) -> Data {
    var d = Data("SHP1".utf8); d.append(UInt16(name.utf8.count)); d.append(contentsOf: name.utf8);
    d.append(UInt32(points.count)); points.forEach { d.append($0) }; d.append(checksum(d)); return d
  }
  static func checksum(_ d: Data) -> UInt32 { d.reduce(1) { ($0 &* 31 &+ UInt32($1)) } }
  static func read(_ d: Data) throws -> (String, [Point]) {
    guard d.prefix(4) == Data("SHP1".utf8) else { throw Problem.magic }
    guard let n: UInt16 = d.integer(at: 4), let count: UInt32 = d.integer(at: 6 + Int(n)) else {
      throw Problem.short(d.count)
    }
    let start = 10 + Int(n);
    guard let sum: UInt32 = d.integer(at: start + Int(count) * 8) else { throw Problem.short(d.count) }
    let own = checksum(d.dropLast(4)); guard own == sum else { throw Problem.checksum(own, sum) }
    let points = (0..<Int(count)).map { i in
      Point(
        x: Float(bitPattern: d.integer(at: start + i * 8)!), y: Float(bitPattern: d.integer(at: start + i * 8 + 4)!))
    }
    return (String(decoding: d[6..<6 + Int(n)], as: UTF8.self), points)
  }
}
let points = [Point(x: 1.5, y: -2), Point(x: .pi, y: 0), Point(x: .infinity, y: 1e-20)]
var data = File.write(points, name: "größe");
print(data.count, data.map { String(format: "%02x", $0) }.joined().prefix(60))
let back = try File.read(data); print(back.0, back.1 == points)
data[12] ^= 1; do { _ = try File.read(data) } catch File.Problem.checksum(let a, let b) { print("checksum", a != b) }
do { _ = try File.read(data.dropLast(20)) } catch { print(error) }
do { _ = try File.read(Data("x".utf8)) } catch { print(error as! File.Problem == .magic) }
var count = Data([1, 2, 3]); count.count = 5; print(Array(count)); count.count = 2;
print(Array(count), count.advanced(by: 1).count, Data(count.reversed()).base64EncodedString())
print(
  data.withUnsafeBytes { $0.count }, Data([0x41, 0x42]).withUnsafeBytes { $0.load(as: UInt16.self).bigEndian },
  [UInt8](data.suffix(2)).count)
