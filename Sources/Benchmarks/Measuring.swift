import Files
import Machine
import Trace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Times of competitors that take turns, so that other load on the machine affects them equally.
enum Measuring {
  /// The time that `work` takes, in seconds.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let taken = (clock.now - start).components
    return Double(taken.seconds) + Double(taken.attoseconds) * 1e-18
  }

  /// The shortest time of each competitor: disturbances only make a run longer.
  static func best(_ repetitions: Int, _ competitors: [() throws -> Void]) throws -> [Double] {
    var best = competitors.map { _ in Double.infinity }
    for _ in 0..<repetitions {
      for (index, competitor) in competitors.enumerated() {
        best[index] = min(best[index], try seconds(competitor))
      }
    }
    return best
  }

  /// The least user time of each program.
  static func leastUserTime(_ repetitions: Int, _ programs: [ChildProgram]) throws -> [Double] {
    var best = programs.map { _ in Double.infinity }
    for _ in 0..<repetitions {
      for (index, program) in programs.enumerated() { best[index] = min(best[index], try program.userTime()) }
    }
    return best
  }

  static func geometricMean(_ numbers: [Double]) -> Double {
    exp(numbers.reduce(0) { $0 + log($1) } / Double(max(1, numbers.count)))
  }
}

/// The memory that this process uses.
enum OwnMemory {
  /// The resident memory in bytes, after freed memory has been returned.
  static var inUse: Double {
    ProcessMemory.trim()
    return Double(ProcessMemory.inUse())
  }
}

/// `/proc/…/status`
enum ProcessStatus {
  static func kibibytes(_ field: String, of process: String) -> Int? {
    guard let bytes = try? Files.contents(of: "/proc/\(process)/status") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(field + ":") }) else { return nil }
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
  }
}

/// Progress messages on the terminal.
enum Console {
  static func progress(_ text: String) {
    guard Descriptor.standardError.isTerminal else { return }
    _ = try? Descriptor.standardError.writeAll("\(ANSIControl.eraseLine)\(text)".utf8)
  }
}
