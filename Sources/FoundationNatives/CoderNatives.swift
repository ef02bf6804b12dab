import Code
import Foundation
import Machine

/// `encode` and `decode` of JSONEncoder, JSONDecoder and the coders of property lists.
struct CoderNatives {
  let host: CodingHost

  var natives: NativeTable {
    [
      "JSONEncoder.encode": { [host] call in
        let encoder = JSONEncoder()
        // Without an order of its own, the toolchain's order differs in each run; a session's order is always the
        // same.
        encoder.outputFormatting = JSONEncoder.OutputFormatting(rawValue: UInt(call[0].int)).union(.sortedKeys)
        setStrategies(of: encoder, call)
        return try encode(call, type: 5, body: 4, failure: 6) { [host] value in
          try host.during { try encoder.encode(value) }
        }
      },
      "JSONDecoder.decode": { [host] call in
        let decoder = JSONDecoder()
        setStrategies(of: decoder, call)
        if let key = CodingHost.key { decoder.userInfo[key] = host }
        return try decode(call) { try decoder.decode(HostDecoding.self, from: Data(bytes: call[4])) }
      },
      "PropertyListEncoder.encode": { [host] call in
        let encoder = PropertyListEncoder()
        encoder.outputFormat = Self.format(call[0].int)
        return try encode(call, type: 2, body: 1, failure: 3) { value in
          try host.during { try encoder.encode(value) }
        }
      },
      "PropertyListDecoder.decode": { [host] call in
        let decoder = PropertyListDecoder()
        if let key = CodingHost.key { decoder.userInfo[key] = host }
        return try decode(call) { try decoder.decode(HostDecoding.self, from: Data(bytes: call[4])) }
      },
    ]
  }

  private static func format(_ number: Int) -> PropertyListSerialization.PropertyListFormat {
    number == 200 ? .binary : .xml
  }

  /// - Parameters: The indices of the arguments.
  private func encode(
    _ call: NativeContext, type: Int, body: Int, failure: Int, _ encoding: (HostEncoding) throws -> Data
  ) throws -> Value {
    let (machine, work) = (call.machine, call[body])
    let value = HostEncoding { [host] encoder in
      try host.during { _ = try machine.call(closure: work, Value(host.add(.encoder(encoder)))) }
    }
    do { return Value(try encoding(value)) } catch {
      throw CodingFailure(machine: machine, maker: call[failure], type: call[type].string).converted(error)
    }
  }

  private func decode(_ call: NativeContext, _ decoding: () throws -> HostDecoding) throws -> Value {
    let (machine, body) = (call.machine, call[5])
    do {
      return try host.during {
        try host.decoding(by: { [host] in try machine.call(closure: body, Value(host.add(.decoder($0)))) }) {
          try decoding().value
        }
      }
    } catch {
      throw CodingFailure(machine: machine, maker: call[6]).converted(error)
    }
  }

  // MARK: Strategies: their numbers, the words for numbers that are not finite, and the program's own functions

  private func setStrategies(of encoder: JSONEncoder, _ call: NativeContext) {
    let (numbers, words) = (call[1].elements.map(\.int), call[2].elements.map(\.string))
    let custom = call[3].elements.map { ProgramFunction(machine: call.machine, closure: $0.record.contained) }
    encoder.keyEncodingStrategy =
      switch numbers[0] {
      case 1: .convertToSnakeCase
      case 2: .custom { [key = custom[0]] in Self.key(key, $0) }
      default: .useDefaultKeys
      }
    encoder.dateEncodingStrategy =
      switch numbers[1] {
      case 1: .secondsSince1970
      case 2: .millisecondsSince1970
      case 3: .iso8601
      case 4:
        .custom { [host, write = custom[1]] date, encoder in
          _ = try write(
            Value(date.timeIntervalSinceReferenceDate), Value(host.add(.encoder(encoder))))
        }
      default: .deferredToDate
      }
    encoder.dataEncodingStrategy =
      switch numbers[2] {
      case 1: .deferredToData
      case 2:
        .custom { [host, write = custom[2]] data, encoder in
          _ = try write(Value(data), Value(host.add(.encoder(encoder))))
        }
      default: .base64
      }
    if numbers[3] == 1 {
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: words[0], negativeInfinity: words[1], nan: words[2])
    }
  }

  private func setStrategies(of decoder: JSONDecoder, _ call: NativeContext) {
    let (numbers, words) = (call[1].elements.map(\.int), call[2].elements.map(\.string))
    let custom = call[3].elements.map { ProgramFunction(machine: call.machine, closure: $0.record.contained) }
    decoder.allowsJSON5 = call[0].int & 1 != 0
    decoder.assumesTopLevelDictionary = call[0].int & 2 != 0
    decoder.keyDecodingStrategy =
      switch numbers[0] {
      case 1: .convertFromSnakeCase
      case 2: .custom { [key = custom[0]] in Self.key(key, $0) }
      default: .useDefaultKeys
      }
    decoder.dateDecodingStrategy =
      switch numbers[1] {
      case 1: .secondsSince1970
      case 2: .millisecondsSince1970
      case 3: .iso8601
      case 4:
        .custom { [host, read = custom[1]] decoder in
          let value = try read(Value(host.add(.decoder(decoder))))
          return Date(timeIntervalSinceReferenceDate: value.double)
        }
      default: .deferredToDate
      }
    decoder.dataDecodingStrategy =
      switch numbers[2] {
      case 1: .deferredToData
      case 2:
        .custom { [host, read = custom[2]] decoder in
          Data(bytes: try read(Value(host.add(.decoder(decoder)))))
        }
      default: .base64
      }
    if numbers[3] == 1 {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: words[0], negativeInfinity: words[1], nan: words[2])
    }
  }

  /// The text of the key that the program's function creates from a path.
  private static func key(_ function: ProgramFunction, _ path: [any CodingKey]) -> any CodingKey {
    let parts = PathParts(path)
    let name = try? function(parts.kinds, parts.names, parts.own)
    return HostKey(stringValue: name?.string ?? path.last?.stringValue ?? "")
  }
}

/// A function of the program that the toolchain's Foundation calls.
///
/// Unchecked: Foundation calls it immediately, on the machine's thread.
struct ProgramFunction: @unchecked Sendable {
  let machine: Machine
  let closure: Value

  func callAsFunction(_ arguments: Value...) throws -> Value { try machine.call(closure: closure, arguments) }
}
