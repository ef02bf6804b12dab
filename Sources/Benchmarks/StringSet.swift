/// Common string operations (`Programs/strings`), compared with CPython, whose strings are implemented in C.
enum StringSet {
  static let rows = ["strings"]
  static let names = ["split", "count-words", "filter-characters", "reversed"]

  static func measure(_ plan: Plan) throws -> [Row] {
    guard let obsh = ChildProgram.obsh else { throw ChildError(program: "obsh", code: nil) }
    guard let python = Interpreter.all.first(where: { $0.suffix == "py" }) else { return [] }
    let empty = "\(MicroSet.folder)/empty"
    let idle = try Measuring.leastUserTime(
      10, [obsh.with("run", "\(empty).swift"), python.program.with("\(empty).py")])
    return try names.filter { plan.wants("strings") || plan.wants("strings: \($0)") }.map { name in
      let file = "\(MicroSet.folder)/strings/\(name)"
      let programs = [obsh.with("run", "\(file).swift"), python.program.with("\(file).py")]
      let outputs = try programs.map { try $0.output() }
      let times = try Measuring.leastUserTime(plan.repetitions, programs)
      return Row(
        "strings: \(name)", .seconds(times[0] - idle[0]), python.name, .seconds(times[1] - idle[1]), goal: 1,
        remark: outputs[0] == outputs[1] ? nil : "another result than")
    }
  }
}
