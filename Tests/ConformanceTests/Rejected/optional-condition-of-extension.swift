// An optional has the members its value allows.
extension Optional where Wrapped == Int {
  func plusOne() -> Int { (self ?? 0) + 1 }
}
let name: String? = nil
print(name.plusOne())
