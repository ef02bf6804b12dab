import SwiftUI
final class Safe<T> { private let lock = NSLock(); private var value: T; init(_ value: T) { self.value = value }  // wrong
@Observable final class Safe<T> { @ObservationIgnored private let lock = NSLock(); private var value: T; init(_ value: T) { self.value = value }  // right
  func read() -> T { lock.lock(); defer { lock.unlock() }; return value }
  func write(_ new: T) { lock.lock(); defer { lock.unlock() }; value = new } }
let count = Safe(1)
struct Page: View { var body: some View { Text("\(count.read())") } }
:mount Page()
count.write(2)
