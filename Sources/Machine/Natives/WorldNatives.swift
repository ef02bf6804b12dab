import Code

/// Natives of time and chance; they share the session's `World`.
struct WorldNatives {
  let world: World

  var natives: NativeTable {
    [
      "readLine": { [world] call in
        let line = world.nextLine()
        try call.machine.checkInterruption()
        return line.map { Value($0) } ?? call.machine.none()
      },
      "write error": { [world] call in
        world.writeError(call.text(0))
        return .void
      },
      "tests failed": { [world] _ in
        world.hasFailedTests = true
        return .void
      },
      "tests left": { [world] call in
        world.testsLeft = call.int(0)
        return .void
      },
      "arguments": { [world] _ in Value(world.arguments.map { Value($0) }) },
      "exit": { call in throw Trap("", heading: "", kind: .exit(status: Int32(truncatingIfNeeded: call.int(0)))) },
      "now": { [world] call in
        let seconds = world.readTime() / .seconds(1)
        if call.machine.notesReads { call.machine.observer?.noteClock(seconds) }
        return Value(seconds)
      },
      "elapsed seconds": { [world] _ in Value(Int(world.readTime().components.seconds)) },
      "elapsed attoseconds": { [world] _ in Value(Int(world.elapsed.components.attoseconds)) },
      "randomUnit": { [world] _ in Value(world.randomUnit()) },
      "randomBits": { [world] _ in Value(bits: world.randomBits(), object: nil) },
      "Integer.random half-open": { [world] call in
        let type = IntegerArithmetic(call.types[0]) ?? .word
        try call.require(type.isLess(call[0].bits, call[1].bits), "Can't get random value with an empty range")
        return Self.random(world, call[0].bits, width: call[1].bits &- call[0].bits, type)
      },
      "Integer.random closed": { [world] call in
        let type = IntegerArithmetic(call.types[0]) ?? .word
        return Self.random(world, call[0].bits, width: call[1].bits &- call[0].bits &+ 1, type)
      },
      "Array.shuffle()": { [world] call in
        let array = call.arguments.uniqueArray
        for index in array.elements.indices.dropLast() {
          let left = UInt64(array.elements.count - index)
          array.elements.swapAt(index, index + Int(world.random(below: left)))
        }
        return .void
      },
      "UUID.next": { [world] _ in Value(world.uuid()) },
      "UUID.parsed": { Value(Self.canonicalUUID($0.text(0)) ?? "") },
      "Date.text": { Value(CivilTime($0[0].double).description) },
      "Date.iso8601": { Value(CivilTime($0[0].double).iso8601) },
    ]
  }

  private static func random(
    _ world: World, _ start: UInt64, width: UInt64, _ type: IntegerArithmetic
  ) -> Value {
    Value(bits: type.truncating(start &+ world.random(below: width)), object: nil)
  }

  /// `8-4-4-4-12` hexadecimal digits, in upper case.
  private static func canonicalUUID(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
    let digits = parts.joined()
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count == 32 else { return nil }
    return text.uppercased()
  }
}

/// A moment in UTC, as a calendar shows it.
struct CivilTime: CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int
  private let second: Int

  /// - Parameter seconds: The seconds since 1970; fractions are dropped.
  init(_ seconds: Double) {
    let limit = 1e15
    let whole = seconds.isNaN ? 0 : Int(min(max(seconds, -limit), limit))
    let dayNumber = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    second = whole - dayNumber * 86_400
    // Days are counted from 0000-03-01, so that the leap day is the last day of a year (Howard Hinnant's
    // `civil_from_days`).
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private var date: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
  private var time: String {
    "\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
  }

  /// The text that printing a `Date` gives.
  var description: String { "\(date) \(time) +0000" }
  var iso8601: String { "\(date)T\(time)Z" }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
