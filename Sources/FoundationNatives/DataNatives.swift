import Code
import Foundation
import Machine

/// `Data` and text encodings.
enum DataNatives {
  static var natives: NativeTable {
    [
      "UUID.bytes": { call in
        guard let id = UUID(uuidString: call[0].string) else { return Value([]) }
        return Value(withUnsafeBytes(of: id.uuid) { Data($0) })
      },
      "UUID.of bytes": { call in
        let id = NSUUID(uuidBytes: call[0].elements.map { UInt8(truncatingIfNeeded: $0.bits) })
        return Value(id.uuidString)
      },
      "Data.base64": { call in
        Value(
          Data(bytes: call[0]).base64EncodedString(
            options: Data.Base64EncodingOptions(rawValue: UInt(call[1].int))))
      },
      "Data.from base64": { call in
        let options = Data.Base64DecodingOptions(rawValue: UInt(call[1].int))
        return wrapped(Data(base64Encoded: call[0].string, options: options).map { Value($0) }, call)
      },
      "String.maximum bytes": {
        Value($0[0].string.maximumLengthOfBytes(using: String.Encoding(rawValue: UInt(bitPattern: $0[1].int))))
      },
      "String.encoding name": { Value(String.Encoding(rawValue: UInt(bitPattern: $0[0].int)).description) },
      "String.decoded data": { call in
        let encoding = String.Encoding(rawValue: UInt(call[1].int))
        return wrapped(String(data: Data(bytes: call[0]), encoding: encoding).map { Value($0) }, call)
      },
      "String.encoded data": { call in
        let encoding = String.Encoding(rawValue: UInt(call[1].int))
        let data = call[0].string.data(using: encoding, allowLossyConversion: call[2].bool)
        return wrapped(data.map { Value($0) }, call)
      },
    ]
  }

  private static func wrapped(_ value: Value?, _ call: NativeContext) -> Value {
    value.map { call.machine.wrapped($0) } ?? call.machine.none()
  }
}
