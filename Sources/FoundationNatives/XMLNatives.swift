import Code
import Foundation
import Machine

/// The events of `XMLParser`, as a flat list of texts.
enum XMLNatives {
  static var natives: NativeTable {
    ["XMLParser.events": { call in Value(XMLReader(text(of: Data(bytes: call[0]))).events.map { Value($0) }) }]
  }

  /// The text of a document in UTF-8, in UTF-16 with its mark, or in Latin-1.
  private static func text(of data: Data) -> String {
    if let text = String(validating: data, as: UTF8.self) { return text }
    let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    return String(data: data, encoding: isUTF16 ? .utf16 : .isoLatin1) ?? ""
  }
}
