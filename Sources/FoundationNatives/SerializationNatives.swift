import Code
import Foundation
import Machine

/// `JSONSerialization` and `PropertyListSerialization`. Each returns words: the first is empty, or the number of the
/// error.
struct SerializationNatives {
  static var natives: NativeTable {
    [
      "JSONSerialization.read": { call in
        read {
          try JSONSerialization.jsonObject(
            with: Data(bytes: call[0]), options: JSONSerialization.ReadingOptions(rawValue: UInt(call[1].int)))
        }
      },
      "JSONSerialization.write": { call in
        let options = JSONSerialization.WritingOptions(rawValue: UInt(call[1].int)).union(.sortedKeys)
        let object = Result { try PlainObjects.object(of: call[0].elements.map(\.string)) }
        // The toolchain's function ends the process.
        if case .success(let object) = object, !options.contains(.fragmentsAllowed),
          !(object is NSArray || object is NSDictionary || object is [Any] || object is [AnyHashable: Any])
        {
          throw Trap("Top-level object was not NSArray or NSDictionary")
        }
        return write { try JSONSerialization.data(withJSONObject: try object.get(), options: options) }
      },
      "JSONSerialization.isValid": { call in
        guard let object = try? PlainObjects.object(of: call[0].elements.map(\.string)) else { return Value(false) }
        return Value(JSONSerialization.isValidJSONObject(object))
      },
      "PropertyListSerialization.read": { call in
        var format = PropertyListSerialization.PropertyListFormat.xml
        let found = read {
          try PropertyListSerialization.propertyList(from: Data(bytes: call[0]), options: [], format: &format)
        }
        return Value(found.elements + [Value("\(format.rawValue)")])
      },
      "PropertyListSerialization.write": { call in
        let format = PropertyListSerialization.PropertyListFormat(rawValue: UInt(call[1].int)) ?? .xml
        return write {
          try PropertyListSerialization.data(
            fromPropertyList: try PlainObjects.object(of: call[0].elements.map(\.string)), format: format, options: 0)
        }
      },
    ]
  }

  private static func read(_ reading: () throws -> Any) -> Value {
    do { return Value(([""] + PlainObjects.words(of: try reading())).map { Value($0) }) } catch {
      return Value([Value("\((error as NSError).code)"), Value((error as NSError).text)])
    }
  }

  /// The bytes after 0, or the number of the error.
  private static func write(_ writing: () throws -> Data) -> Value {
    do { return Value([Value(0)] + (try writing()).map { Value(Int($0)) }) } catch {
      return Value([Value((error as NSError).code)])
    }
  }
}

extension NSError {
  fileprivate var text: String { userInfo[NSDebugDescriptionErrorKey] as? String ?? "" }
}
