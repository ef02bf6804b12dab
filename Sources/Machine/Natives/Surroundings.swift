import Code

/// The environment of a program: files beside opened code, and a network that answers from a table.
package final class Surroundings {
  /// The path, on the program's disk, of the file with this name; nil if there is none.
  package var placeOfFile: (_ name: String) -> String? = { _ in nil }
  /// The bytes of the file at a path on the program's disk; nil if there is none.
  package var bytesOfFile: (_ place: String) -> [UInt8]? = { _ in nil }
  /// The names in the folder at a path on the program's disk; nil if no file beside opened code is below it.
  package var namesInFolder: (_ place: String) -> [String]? = { _ in nil }
  /// True if some of the files are tables of texts for localized keys.
  package var hasTexts = false
  /// The information dictionary of the program's bundle, if it has one.
  package var bundleInformation: [String: String]?
  /// The answers to requests. The later of two answers for the same address counts.
  package var answers: [NetworkAnswer] = []

  func answer(to address: String) -> NetworkAnswer? { answers.last { $0.answers(address) } }
}

/// The answer to requests for one address.
package struct NetworkAnswer: Equatable {
  package enum Outcome: Equatable {
    case bytes([UInt8], type: String, status: Int)
    /// The code of a `URLError`.
    case error(Int)
  }

  /// An address; with `*` at its end, all addresses with this prefix.
  package let address: String
  package let outcome: Outcome
  /// The virtual time between the request and its answer.
  package let delay: Duration

  package init(address: String, outcome: Outcome, delay: Duration = .zero) {
    self.address = address
    self.outcome = outcome
    self.delay = delay
  }

  fileprivate func answers(_ wanted: String) -> Bool {
    address.hasSuffix("*") ? wanted.hasPrefix(address.dropLast()) : wanted == address
  }
}

/// Natives of the program's environment.
struct SurroundingsNatives {
  let surroundings: Surroundings

  var natives: NativeTable {
    [
      "Surroundings.place": { [surroundings] call in
        surroundings.placeOfFile(call[0].string).map { Value($0) } ?? call.machine.none()
      },
      "Surroundings.bytes": { [surroundings] call in
        surroundings.bytesOfFile(call[0].string).map { Self.array($0) } ?? call.machine.none()
      },
      "Surroundings.names": { [surroundings] call in
        surroundings.namesInFolder(call[0].string).map { Value($0.map { Value($0) }) } ?? call.machine.none()
      },
      "Surroundings.hasTexts": { [surroundings] _ in Value(surroundings.hasTexts) },
      "Surroundings.information": { [surroundings] call in
        guard let values = surroundings.bundleInformation else { return call.machine.none() }
        return Value(values.sorted { $0.key < $1.key }.flatMap { [Value($0.key), Value($0.value)] })
      },
      "Network.has": { [surroundings] in Value(surroundings.answer(to: $0[0].string) != nil) },
      "Network.delay": { [surroundings] call in
        Value((surroundings.answer(to: call[0].string)?.delay ?? .zero) / .seconds(1))
      },
      "Network.error": { [surroundings] call in
        guard case .error(let code)? = surroundings.answer(to: call[0].string)?.outcome else { return Value(0) }
        return Value(code)
      },
      "Network.status": { [surroundings] call in
        guard case .bytes(_, _, let status)? = surroundings.answer(to: call[0].string)?.outcome else { return Value(0) }
        return Value(status)
      },
      "Network.type": { [surroundings] call in
        guard case .bytes(_, let type, _)? = surroundings.answer(to: call[0].string)?.outcome else { return Value("") }
        return Value(type)
      },
      "Network.bytes": { [surroundings] call in
        guard case .bytes(let bytes, _, _)? = surroundings.answer(to: call[0].string)?.outcome else {
          return Self.array([])
        }
        return Self.array(bytes)
      },
    ]
  }

  private static func array(_ bytes: [UInt8]) -> Value { Value(bytes.map { Value(Int($0)) }) }
}
