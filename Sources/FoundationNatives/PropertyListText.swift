import Foundation

/// A property list as Foundation reads it: XML, binary, or the older format with braces that Xcode's projects use.
package indirect enum PropertyList: Sendable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// - Returns: nil for bytes that are not a property list, and for kinds of values that have no text, such as data.
  package init?(_ bytes: [UInt8]) {
    guard let read = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil) else {
      return nil
    }
    self.init(value: read)
  }

  private init?(value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.compactMap(PropertyList.init(value:)))
    case let members as [String: Any]: self = .dictionary(members.compactMapValues(PropertyList.init(value:)))
    case let number as NSNumber: self = .text(number.stringValue)
    default: return nil
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  package subscript(_ key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  package var members: [String: PropertyList] { if case .dictionary(let members) = self { members } else { [:] } }
}
