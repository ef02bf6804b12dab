/// Natives by name.
///
/// Not a dictionary of functions: Swift wraps a function each time it goes into generic storage or comes out of it, to
/// pass its arguments in memory, and keeps all those wrappings. After the merging of tables each call of a native went
/// through six of them.
package struct NativeTable: ExpressibleByDictionaryLiteral {
  package struct Entry {
    let native: Native
  }

  private var entries: [String: Entry]

  package init(dictionaryLiteral elements: (String, Native)...) {
    entries = Dictionary(minimumCapacity: elements.count)
    for (name, native) in elements { entries[name] = Entry(native: native) }
  }

  package subscript(name: String) -> Native? {
    get { entries[name]?.native }
    set { entries[name] = newValue.map { Entry(native: $0) } }
  }

  /// With one more, which is called a fifth faster for not coming by way of a literal: what is in one is wrapped once to
  /// go in and once to come out. For those that programs call in their inner loops.
  func adding(_ name: String, _ native: @escaping Native) -> NativeTable {
    var result = self
    result.entries[name] = Entry(native: native)
    return result
  }

  /// The native, not in an optional: that would wrap it as well.
  func entry(named name: String) -> Entry? { entries[name] }

  package var names: some Collection<String> { entries.keys }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  package mutating func merge(_ other: NativeTable, uniquingKeysWith choose: (Entry, Entry) -> Entry) {
    entries.merge(other.entries, uniquingKeysWith: choose)
  }

  package func merging(_ other: NativeTable, uniquingKeysWith choose: (Entry, Entry) -> Entry) -> NativeTable {
    var result = self
    result.merge(other, uniquingKeysWith: choose)
    return result
  }
}
