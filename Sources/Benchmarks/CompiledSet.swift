#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Programs with structs in arrays, protocols, enums, generics and strings (`Programs/compiled`): obsh against the
/// same file compiled by `swiftc -Onone`, a developer's debug build.
enum CompiledSet {
  static let rows = ["compiled"]
  static let names = ["bodies", "sieve", "trees", "shapes", "words", "queens"]

  static func measure(_ plan: Plan) throws -> [Row] {
    guard let obsh = ChildProgram.obsh else { throw ChildError(program: "obsh", code: nil) }
    guard let swiftc = ChildProgram.named("swiftc") else { return [] }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Start-up is measured elsewhere: the time of an empty program is subtracted.
    let empty = try compile("\(MicroSet.folder)/empty.swift", with: swiftc, to: "\(folder.path)/empty")
    let idle = try Measuring.leastUserTime(
      5, [obsh.with("run", "\(MicroSet.folder)/empty.swift"), empty])

    var rows: [Row] = []
    var ratios: [Double] = []
    for name in names where plan.wants("compiled") || plan.wants("compiled: \(name)") {
      let source = "\(MicroSet.folder)/compiled/\(name).swift"
      let programs = [
        obsh.with("run", source), try compile(source, with: swiftc, to: "\(folder.path)/\(name)"),
      ]
      let outputs = try programs.map { try $0.output() }
      let times = try Measuring.leastUserTime(plan.repetitions, programs)
      let (own, other) = (times[0] - idle[0], times[1] - idle[1])
      rows.append(
        Row(
          "compiled: \(name)", .seconds(own), "swiftc -Onone", .seconds(other),
          remark: outputs[0] == outputs[1] ? nil : "another result than"))
      ratios.append(own / other)
    }
    if ratios.count == names.count {
      rows.append(
        Row(
          "compiled: geometric mean", .ratio(Measuring.geometricMean(ratios)), "swiftc -Onone", .ratio(1), goal: 1.5))
    }
    return rows
  }

  private static func compile(
    _ source: String, with swiftc: ChildProgram, to path: String
  ) throws -> ChildProgram {
    // Without the optimizer, the square root is the C library's.
    try swiftc.with("-Onone", source, "-lm", "-o", path).run()
    return ChildProgram(path: path)
  }
}

/// A folder that exists during a measurement.
struct TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/obsh-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ChildError(program: "mkdtemp", code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and the files in it.
  func remove() {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(path)/\(name)")
    }
    closedir(folder)
    rmdir(path)
  }
}
