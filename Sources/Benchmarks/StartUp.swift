import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time from start to the end of an empty program, and to the first prompt.
enum StartUp {
  static let rows = ["empty file", "first prompt", "peak memory"]

  static func measure(_ plan: Plan) throws -> [Row] {
    guard let obsh = ChildProgram.obsh else { throw ChildError(program: "obsh", code: ENOENT) }
    let empty = MicroSet.folder + "/empty"
    let run = obsh.with("run", "\(empty).swift")
    let peers = Interpreter.all.map { ($0.name, $0.program.with("\(empty).\($0.suffix)")) }
    let times = try Measuring.best(plan.isQuick ? 10 : 40, [run.run] + peers.map { $0.1.run })
    var rows = [Row("empty file: time", .seconds(times[0]), "10 ms", .seconds(0.010), goal: 1)]
    for (index, peer) in peers.enumerated() {
      rows.append(Row("empty file: time", .seconds(times[0]), peer.0, .seconds(times[index + 1])))
    }
    if !plan.isQuick, let swift = ChildProgram.named("swift")?.with("\(empty).swift") {
      let time = try Measuring.best(2, [swift.run])[0]
      rows.append(Row("empty file: time", .seconds(times[0]), "swift FILE", .seconds(time)))
    }
    if let prompt = try firstPrompt(obsh, plan) {
      rows.append(Row("first prompt: time", .seconds(prompt), "10 ms", .seconds(0.010), goal: 1))
    }
    // A program that ends at once may end before it is sampled.
    func peakMemory(_ program: ChildProgram) throws -> Double {
      try (0..<10).map { _ in try program.peakMemory() }.max() ?? 0
    }
    let peak = try peakMemory(run)
    rows.append(Row("peak memory of an empty file", .bytes(peak), "40 MB", .bytes(40e6), goal: 1))
    for peer in peers {
      rows.append(Row("peak memory of an empty file", .bytes(peak), peer.0, .bytes(try peakMemory(peer.1))))
    }
    return rows
  }

  /// The seconds until the shell on a terminal shows its first prompt. Nil if no terminal is available.
  private static func firstPrompt(_ obsh: ChildProgram, _ plan: Plan) throws -> Double? {
    var best: Double?
    for _ in 0..<(plan.isQuick ? 5 : 20) {
      guard let (terminal, name) = openTerminal() else { return nil }
      var process: pid_t = 0
      let time = try Measuring.seconds {
        process = try obsh.start(terminal: name)
        var shown: [UInt8] = []
        // The greeting contains no `>`.
        while !shown.contains(UInt8(ascii: ">")) {
          let bytes = try Descriptor(rawValue: terminal).next(atMost: 256)
          if bytes.isEmpty { break }
          shown += bytes
        }
      }
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      close(terminal)
      best = min(best ?? time, time)
    }
    return best
  }

  /// A pseudo terminal: this end, and the path of the other. Without `posix_openpt` and related functions, which
  /// Swift's Glibc lacks.
  private static func openTerminal() -> (Int32, String)? {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(terminal, Self.unlock, &isLocked) == 0, ioctl(terminal, Self.getNumber, &number) == 0 else {
      close(terminal)
      return nil
    }
    return (terminal, "/dev/pts/\(number)")
  }

  /// `TIOCSPTLCK` and `TIOCGPTN`, macros that Swift cannot import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
