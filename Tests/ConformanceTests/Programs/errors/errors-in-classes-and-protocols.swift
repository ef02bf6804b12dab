// Throwing requirements, overrides that throw less, throwing closures in properties, and errors across objects.
enum Fault: Error { case closed, full(Int) }
protocol Sink {
  mutating func write(_ text: String) throws
  func flush() throws
}
extension Sink {
  func flush() throws { throw Fault.closed }
  mutating func writeAll(_ texts: [String]) throws -> Int {
    var n = 0
    for text in texts {
      try write(text)
      n += 1
    }
    return n
  }
}
struct Memory: Sink {
  var lines: [String] = []
  mutating func write(_ text: String) { lines.append(text) }
  func flush() {}
}
struct Limited: Sink {
  let limit: Int
  var lines: [String] = []
  mutating func write(_ text: String) throws {
    guard lines.count < limit else { throw Fault.full(limit) }
    lines.append(text)
  }
}
var memory = Memory()
memory.write("no try needed")
memory.flush()
print(try memory.writeAll(["a", "b"]), memory.lines.count)
var limited = Limited(limit: 2)
do { print(try limited.writeAll(["x", "y", "z"])) } catch { print(error, limited.lines) }
var sinks: [any Sink] = [Memory(), Limited(limit: 0)]
for i in sinks.indices {
  do {
    try sinks[i].write("t")
    try sinks[i].flush()
    print("fine", i)
  } catch { print("sink", i, error) }
}
class Reader {
  func read(_ n: Int) throws -> String {
    if n > 2 { throw Fault.full(n) }
    return "base \(n)"
  }
}
class Safe: Reader {
  override func read(_ n: Int) -> String { (try? super.read(n)) ?? "safe \(n)" }
}
class Strict: Reader {
  override func read(_ n: Int) throws -> String {
    guard n > 0 else { throw Fault.closed }
    return try super.read(n).uppercased()
  }
}
for reader in [Reader(), Safe(), Strict()] {
  print(type(of: reader), [0, 1, 5].map { n in (try? reader.read(n)) ?? "threw" })
}
print(Safe().read(9))
class Job {
  var work: () throws -> Int = { 0 }
}
let job = Job()
var attempt = 0
job.work = {
  attempt += 1
  if attempt < 3 { throw Fault.full(attempt) }
  return attempt
}
print((try? job.work()) as Any, (try? job.work()) as Any, (try? job.work()) as Any)
