/// Small programs, the same in each language (`Programs`), measured from start to end. The time of an empty program
/// is subtracted, because start-up has a row of its own.
enum MicroSet {
  static let rows = ["micro"]
  static let names = [
    "fib", "loop", "method-call", "property-write", "closure", "string-build", "dictionary", "array-sort",
  ]
  /// The folder of the sources: this program is run from a checkout.
  static let folder = String(#filePath.dropLast("MicroSet.swift".count)) + "Programs"

  static func measure(_ plan: Plan) throws -> [Row] {
    guard let obsh = ChildProgram.obsh else { throw ChildError(program: "obsh", code: nil) }
    let competitors = [Interpreter(name: "obsh", program: obsh.with("run"), suffix: "swift")] + Interpreter.all
    let idle = try Measuring.best(
      10, competitors.map { $0.program.with("\(folder)/empty.\($0.suffix)").run })

    var rows: [Row] = []
    var ratios = competitors.map { _ in [Double]() }
    for name in names where plan.wants("micro") || plan.wants("micro: \(name)") {
      let programs = competitors.map { $0.program.with("\(folder)/\(name).\($0.suffix)") }
      let outputs = try programs.map { try $0.output() }
      let times = try Measuring.best(plan.repetitions, programs.map { $0.run })
      for index in competitors.indices.dropFirst() {
        let (own, other) = (times[0] - idle[0], times[index] - idle[index])
        let isSame = outputs[index] == outputs[0]
        rows.append(
          Row(
            "micro: \(name)", .seconds(own), competitors[index].name, .seconds(other),
            remark: isSame ? nil : "another result than"))
        ratios[index].append(own / other)
      }
    }
    // The rows of each peer together; the sort keeps their order.
    rows.sort { $0.peerName < $1.peerName }
    for index in competitors.indices.dropFirst() where ratios[index].count == names.count {
      let isPython = competitors[index].suffix == "py"
      rows.append(
        Row(
          "micro: geometric mean", .ratio(Measuring.geometricMean(ratios[index])), competitors[index].name, .ratio(1),
          goal: isPython ? 0.33 : 1))
    }
    return rows
  }
}
