// Errors of every shape: enums, structs, classes, nested, with protocols, described, compared, wrapped and chained.
struct Detailed: Error, CustomStringConvertible {
  let code: Int
  var underlying: (any Error)?
  var description: String { "error \(code)" + (underlying.map { " because \($0)" } ?? "") }
}
final class Shared: Error {
  let note: String
  init(_ note: String) { self.note = note }
}
enum Plain: String, Error, CaseIterable { case first, second = "2nd" }
protocol Retryable: Error { var delay: Int { get } }
struct Busy: Retryable { let delay: Int }
struct Offline: Retryable { var delay: Int { 10 } }
struct Outer {
  enum Failure: Error { case inner(Plain), text(String) }
  func run() throws { throw Failure.inner(.second) }
}
func raise(_ n: Int) throws {
  switch n {
  case 0: throw Detailed(code: 1, underlying: nil)
  case 1: throw Detailed(code: 2, underlying: Detailed(code: 3, underlying: Plain.first))
  case 2: throw Shared("shared")
  case 3: throw Plain.second
  case 4: throw Busy(delay: 5)
  case 5: throw Offline()
  case 6: try Outer().run()
  default: print("nothing")
  }
}
for n in 0...7 {
  do {
    try raise(n)
  } catch let error as any Retryable where error.delay > 7 {
    print("long wait", error.delay)
  } catch let error as any Retryable {
    print("retry in", error.delay)
  } catch let error as Shared {
    print("shared", error.note)
  } catch let plain as Plain {
    print("plain", plain, plain.rawValue)
  } catch Outer.Failure.inner(let plain) where plain == .second {
    print("nested", plain)
  } catch {
    print("other", error)
  }
}
func wrap<T>(_ code: Int, _ body: () throws -> T) throws -> T {
  do { return try body() } catch { throw Detailed(code: code, underlying: error) }
}
do {
  _ = try wrap(500) { try wrap(400) { throw Plain.first } }
} catch {
  print(error)
  var chain: [Int] = []
  var next: (any Error)? = error
  while let detailed = next as? Detailed {
    chain.append(detailed.code)
    next = detailed.underlying
  }
  print(chain, next as? Plain == .first)
}
let errors: [any Error] = [Plain.first, Detailed(code: 9), Offline()]
print(errors.map { "\($0)" }, errors.compactMap { $0 as? Plain }, errors.filter { $0 is any Retryable }.count)
extension Detailed { init(code: Int) { self.init(code: code, underlying: nil) } }
func retry(_ times: Int, _ body: (Int) throws -> String) -> String {
  for attempt in 1...times {
    do { return try body(attempt) } catch { print("attempt", attempt, error) }
  }
  return "gave up"
}
print(
  retry(3) {
    if $0 < 3 { throw Plain.first }; return "done at \($0)"
  }, retry(1) { _ in throw Offline() })
