// Actors of the main kind and availability attributes are accepted; error handling around models; results.
import Observation

enum Failure: Error, Equatable { case notFound(String), full }
@Observable final class Library {
  private(set) var books: [String: Int] = [:]
  private(set) var lastError: Failure?
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  func add(_ title: String) throws(Failure) {
    guard books.values.reduce(0, +) < capacity else {
      lastError = .full
      throw .full
    }
    books[title, default: 0] += 1
  }
  func lend(_ title: String) throws -> Int {
    guard let count = books[title], count > 0 else { throw Failure.notFound(title) }
    books[title] = count - 1
    return count - 1
  }
  func attempt<T>(_ work: (Library) throws -> T) -> Result<T, any Error> {
    defer { attempts += 1 }
    return Result { try work(self) }
  }
  @ObservationIgnored var attempts = 0
}
let library = Library(capacity: 2)
var errors = 0
func watch() {
  withObservationTracking {
    _ = library.lastError
  } onChange: {
    errors += 1
  }
}
for title in ["Swift", "Swift", "Rust", "Rust"] {
  watch()
  do {
    try library.add(title)
    print("added", title, library.books.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  } catch .full {
    print("full", errors)
  } catch {
    print("other", error)
  }
}
print((try? library.lend("Swift")) as Any, (try? library.lend("Go")) as Any, errors)
do {
  print(try library.lend("Swift"))
  print(try library.lend("Swift"))
} catch let error as Failure where error == .notFound("Swift") {
  print("gone", error)
} catch {
  print("unexpected")
}
switch library.attempt({ try $0.lend("Go") }) {
case .success(let n): print(n)
case .failure(Failure.notFound(let title)): print("not found", title)
case .failure(let error): print(error)
}
print(library.attempt { $0.books.count }.map { $0 * 10 }, library.attempts)
let results = ["Swift", "C"].map { title in library.attempt { try $0.lend(title) } }
print(results.map { (try? $0.get()) ?? -1 }, library.attempts)
