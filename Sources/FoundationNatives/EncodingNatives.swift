import Code
import Foundation
import Machine

/// The operations of an encoder's containers.
struct EncodingNatives {
  let host: CodingHost

  var natives: NativeTable {
    [
      "Coding.container": { [host] call in
        guard case .encoder(let encoder) = try host[call[0].int] else { return Value(call[0].int) }
        let place: CodingHost.Place =
          switch call[1].int {
          case 0: .keyedEncoding(encoder.container(keyedBy: HostKey.self))
          case 1: .unkeyedEncoding(encoder.unkeyedContainer())
          default: .singleEncoding(encoder.singleValueContainer())
          }
        return Value(host.add(place))
      },
      "Coding.nested": { [host] call in
        Value(host.add(try nested(try host[call[0].int], call.hostKey(1), call[2].int)))
      },
      "Coding.encode leaf": { call in
        guard let kind = CodedLeaf(rawValue: call[2].int) else {
          return try encode(nil, call, failure: call[4], type: "")
        }
        let value = kind.value(call[3])
        // The description of such a date would stop the process.
        let words = kind == .date && !call[3].double.isFinite ? "\(call[3].double)" : "\(value)"
        return try encode(value, call, failure: call[4], type: words)
      },
      "Coding.encode value": { [host] call in
        let (machine, body) = (call.machine, call[2])
        let value = HostEncoding { encoder in
          try host.during { _ = try machine.call(closure: body, Value(host.add(.encoder(encoder)))) }
        }
        return try encode(value, call, failure: call[4], type: call[3].string)
      },
      "Coding.encode dictionary": { [host] call in
        let (machine, body) = (call.machine, call[3])
        var parts: [String: HostEncoding] = [:]
        for (index, name) in call[2].elements.enumerated() {
          parts[name.string] = HostEncoding { encoder in
            try host.during { _ = try machine.call(closure: body, Value(host.add(.encoder(encoder))), Value(index)) }
          }
        }
        return try encode(parts, call, failure: call[4], type: "Dictionary")
      },
    ]
  }

  /// Encodes into the container in the first argument, under the key in the second; nil is encoded as null.
  private func encode(_ value: (any Encodable)?, _ call: NativeContext, failure: Value, type: String) throws -> Value {
    do {
      switch try host[call[0].int] {
      case .keyedEncoding(var container):
        guard let key = try call.hostKey(1) else { throw Trap("a keyed container was given no key") }
        if let value { try container.encode(value, forKey: key) } else { try container.encodeNil(forKey: key) }
      case .unkeyedEncoding(var container):
        if let value { try container.encode(value) } else { try container.encodeNil() }
      case .singleEncoding(var container):
        if let value { try container.encode(value) } else { try container.encodeNil() }
      default: throw Trap("not a container to encode into")
      }
    } catch {
      throw CodingFailure(machine: call.machine, maker: failure, type: type).converted(error)
    }
    return .void
  }

  private func nested(_ place: CodingHost.Place, _ key: HostKey?, _ kind: Int) throws -> CodingHost.Place {
    switch (place, key) {
    case (.keyedEncoding(var container), let key?):
      switch kind {
      case 0: .keyedEncoding(container.nestedContainer(keyedBy: HostKey.self, forKey: key))
      case 1: .unkeyedEncoding(container.nestedUnkeyedContainer(forKey: key))
      default: .encoder(container.superEncoder(forKey: key))
      }
    case (.keyedEncoding(var container), nil): .encoder(container.superEncoder())
    case (.unkeyedEncoding(var container), _):
      switch kind {
      case 0: .keyedEncoding(container.nestedContainer(keyedBy: HostKey.self))
      case 1: .unkeyedEncoding(container.nestedUnkeyedContainer())
      default: .encoder(container.superEncoder())
      }
    default: throw Trap("a container without parts was asked for one")
    }
  }
}

extension NativeContext {
  /// The key in an argument, which is empty or consists of a key, its text and its number (`_hostKey`).
  func hostKey(_ index: Int) throws -> HostKey? {
    let parts = self[index].elements
    guard parts.count == 3 else { return nil }
    let record = parts[0].record
    let number = parts[2].record.contained.int
    return HostKey(
      parts[0], parts[1].record.contained.string, number == .min ? nil : number,
      text: try machine.describe(record.contained, record.type))
  }
}
