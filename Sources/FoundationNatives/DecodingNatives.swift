import Code
import Foundation
import Machine

/// The operations of a decoder's containers.
struct DecodingNatives {
  let host: CodingHost

  var natives: NativeTable { containers.with(values) }

  private var containers: NativeTable {
    [
      "Coding.decoding container": { [host] call in
        guard case .decoder(let decoder) = try host[call[0].int] else { return Value(call[0].int) }
        return try converting(call, 2) {
          let place: CodingHost.Place =
            switch call[1].int {
            case 0: .keyedDecoding(try decoder.container(keyedBy: HostKey.self))
            case 1: .unkeyedDecoding(try decoder.unkeyedContainer())
            default: .singleDecoding(try decoder.singleValueContainer())
            }
          return Value(host.add(place))
        }
      },
      "Coding.nested decoding": { [host] call in
        try converting(call, 3) {
          Value(host.add(try nested(call[0].int, call.hostKey(1), call[2].int)))
        }
      },
      "Coding.path": { [host] call in
        let path: [any CodingKey] =
          switch try host[call[0].int] {
          case .encoder(let one): one.codingPath
          case .keyedEncoding(let one): one.codingPath
          case .unkeyedEncoding(let one): one.codingPath
          case .singleEncoding(let one): one.codingPath
          case .decoder(let one): one.codingPath
          case .keyedDecoding(let one): one.codingPath
          case .unkeyedDecoding(let one): one.codingPath
          case .singleDecoding(let one): one.codingPath
          }
        let parts = PathParts(path)
        return try call.machine.call(closure: call[1], [parts.kinds, parts.names, parts.own])
      },
      "Coding.count": { [host] call in
        switch try host[call[0].int] {
        case .unkeyedEncoding(let container): Value(container.count)
        case .unkeyedDecoding(let container): Value(container.count ?? 0)
        default: Value(0)
        }
      },
      "Coding.index": { [host] call in
        guard case .unkeyedDecoding(let container) = try host[call[0].int] else { return Value(0) }
        return Value(container.currentIndex)
      },
      "Coding.at index": { [host] call in Value(try host.container(call[0].int, at: call[1].int)) },
      "Coding.keys": { [host] call in
        guard case .keyedDecoding(let container) = try host[call[0].int] else { return Value([]) }
        return Value(container.allKeys.map(\.stringValue).sorted().map { Value($0) })
      },
      "Coding.contains": { [host] call in
        guard case .keyedDecoding(let container) = try host[call[0].int], let key = try call.hostKey(1) else {
          return Value(false)
        }
        return Value(container.contains(key))
      },
    ]
  }

  private var values: NativeTable {
    [
      "Coding.decode nil": { [host] call in
        try converting(call, 2) {
          switch try host[call[0].int] {
          case .keyedDecoding(let container):
            guard let key = try call.hostKey(1) else { return Value(false) }
            return Value(try container.decodeNil(forKey: key))
          case .unkeyedDecoding(var container):
            let isNil = try container.decodeNil()
            host.replace(call[0].int, with: .unkeyedDecoding(container))
            return Value(isNil)
          case .singleDecoding(let container): return Value(container.decodeNil())
          default: return Value(false)
          }
        }
      },
      "Coding.decode leaf": { call in
        try converting(call, 3) {
          guard let leaf = CodedLeaf(rawValue: call[2].int) else { throw Trap("an unknown kind of value") }
          return try leaf.read { try decode($0, call) }
        }
      },
      "Coding.decode value": { [host] call in
        let (machine, body) = (call.machine, call[2])
        return try converting(call, 3) {
          let making: (any Decoder) throws -> Value = { decoder in
            try machine.call(closure: body, Value(host.add(.decoder(decoder))))
          }
          let result: HostDecoding = try host.decoding(by: making) { try decode(HostDecoding.self, call) }
          return result.value
        }
      },
      "Coding.decode dictionary": { [host] call in
        let (machine, body) = (call.machine, call[2])
        return try converting(call, 3) {
          let making: (any Decoder) throws -> Value = { decoder in
            try machine.call(
              closure: body, Value(host.add(.decoder(decoder))),
              Value(decoder.codingPath.last?.stringValue ?? ""))
          }
          _ = try host.decoding(by: making) { try decode([String: HostDecoding].self, call) }
          return .void
        }
      },
    ]
  }

  /// Runs work whose errors are converted to the program's by the function in an argument.
  private func converting(_ call: NativeContext, _ maker: Int, _ work: () throws -> Value) throws -> Value {
    do { return try work() } catch {
      throw CodingFailure(machine: call.machine, maker: call[maker]).converted(error)
    }
  }

  /// Decodes from the container in the first argument, under the key in the second.
  private func decode<T: Decodable>(_ type: T.Type, _ call: NativeContext) throws -> T {
    switch try host[call[0].int] {
    case .keyedDecoding(let container):
      guard let key = try call.hostKey(1) else { throw Trap("a keyed container was given no key") }
      return try container.decode(type, forKey: key)
    case .unkeyedDecoding(var container):
      let value = try container.decode(type)
      host.replace(call[0].int, with: .unkeyedDecoding(container))
      return value
    case .singleDecoding(let container): return try container.decode(type)
    default: throw Trap("not a container to decode from")
    }
  }

  private func nested(_ number: Int, _ key: HostKey?, _ kind: Int) throws -> CodingHost.Place {
    switch (try host[number], key) {
    case (.keyedDecoding(let container), let key?):
      return switch kind {
      case 0: .keyedDecoding(try container.nestedContainer(keyedBy: HostKey.self, forKey: key))
      case 1: .unkeyedDecoding(try container.nestedUnkeyedContainer(forKey: key))
      default: .decoder(try container.superDecoder(forKey: key))
      }
    case (.keyedDecoding(let container), nil): return .decoder(try container.superDecoder())
    case (.unkeyedDecoding(var container), _):
      let result: CodingHost.Place =
        switch kind {
        case 0: .keyedDecoding(try container.nestedContainer(keyedBy: HostKey.self))
        case 1: .unkeyedDecoding(try container.nestedUnkeyedContainer())
        default: .decoder(try container.superDecoder())
        }
      host.replace(number, with: .unkeyedDecoding(container))
      return result
    default: throw Trap("a container without parts was asked for one")
    }
  }
}
