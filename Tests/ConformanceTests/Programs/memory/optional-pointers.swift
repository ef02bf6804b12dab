// A pointer in an implicitly unwrapped optional is passed as an `UnsafePointer` like any other.
struct Entry {
  var name: UnsafeMutablePointer<CChar>!
  var bytes: UnsafeMutablePointer<UInt8>!
}
func length(_ text: UnsafePointer<CChar>) -> Int {
  var count = 0
  while text[count] != 0 { count += 1 }
  return count
}
func first(_ bytes: UnsafePointer<UInt8>?) -> UInt8? { bytes.map { $0[0] } }
func raw(_ bytes: UnsafeRawPointer) -> UInt8 { bytes.load(as: UInt8.self) }

let text = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
text[0] = 72
text[1] = 105
text[2] = 0
let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
bytes[0] = 7
var entry = Entry(name: text, bytes: bytes)
print(String(cString: text), String(cString: entry.name), length(entry.name))
print(first(entry.bytes) as Any, raw(entry.bytes))
entry.bytes = nil
print(first(entry.bytes) as Any)

func find(_ n: Int) -> UnsafeMutablePointer<Entry>! {
  guard n == 1 else { return nil }
  let pointer = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
  pointer.initialize(to: entry)
  return pointer
}
print(find(1).map { String(cString: $0.pointee.name) } ?? "none", find(2) == nil)
print(String(cString: find(1).pointee.name))

// An optional pointer to memory that may change is passed as one to memory that may not.
let none: UnsafeMutablePointer<UInt8>? = nil
let some: UnsafeMutablePointer<UInt8>? = bytes
func count(_ text: UnsafePointer<CChar>?) -> Int { text.map(length) ?? -1 }
func isRaw(_ bytes: UnsafeRawPointer?) -> Bool { bytes != nil }
print(first(none) as Any, first(some) as Any, count(entry.name), count(nil), count("four"), count(Optional(text)))
print(isRaw(none), isRaw(some), isRaw(bytes))
