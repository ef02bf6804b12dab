import Code
import Machine
import Models
import Trace

/// The properties of an instance, for the prompt.
extension Session {
  /// `  count: Int = 3` for each stored property of an instance of the program's classes, in as many columns as fit.
  func propertyLines(of value: Value) -> [String] {
    guard let record = value.object as? Record, case .classType = record.type.kind, record.number > 0,
      !record.type.isOfLibrary
    else { return [] }
    let fields = record.type.fields.indices.filter { !record.type.fields[$0].name.hasPrefix("_$") }
    let lines = fields.prefix(Self.propertiesShown).map { index in
      let (name, type) = ValueText.property(index, of: record)
      let lead = "  \(name): \(type) = "
      let text = engine.bridge.text(ofField: index, of: record)
      let room = options.width - Columns.count(lead)
      guard Columns.count(text) > room else { return lead + Columns.printable(text) }
      let count = ValueText.count(ofField: index, of: record).map { "\($0) elements: " } ?? ""
      return lead + count + Columns.shorten(Columns.printable(text), to: max(room - count.count, 20))
    }
    let rest = fields.count - lines.count
    return rest > 0 ? lines + ["  … and \(rest) more"] : lines
  }

  private static let propertiesShown = 30
}
