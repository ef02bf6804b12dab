/// Natives by name.
///
/// Not a dictionary of functions: Swift wraps a function each time it goes into generic storage or comes out of it, to
/// pass its arguments in memory, and keeps all those wrappings. After the merging of tables each call of a native went
/// through six of them.
package struct NativeTable: ExpressibleByDictionaryLiteral {
  package struct Entry {
    let native: Native
  }

  /// No name is in two of them. Several, because each session has natives of its own beside those that all have, and
  /// merging a thousand took more time than the rest of an empty session.
  private var tables: [[String: Entry]]

  package init() { tables = [[:]] }

  package init(dictionaryLiteral elements: (String, Native)...) {
    var entries: [String: Entry] = Dictionary(minimumCapacity: elements.count)
    for (name, native) in elements { entries[name] = Entry(native: native) }
    tables = [entries]
  }

  package subscript(name: String) -> Native? {
    get { entry(named: name)?.native }
    set { tables[0][name] = newValue.map { Entry(native: $0) } }
  }

  /// With one more, which is called a fifth faster for not coming by way of a literal: what is in one is wrapped once to
  /// go in and once to come out. For those that programs call in their inner loops.
  func adding(_ name: String, _ native: @escaping Native) -> NativeTable {
    var result = self
    result.tables[0][name] = Entry(native: native)
    return result
  }

  /// The native, not in an optional: that would wrap it as well.
  func entry(named name: String) -> Entry? {
    for table in tables {
      if let entry = table[name] { return entry }
    }
    return nil
  }

  package var names: some Collection<String> { tables.flatMap(\.keys) }

  /// With the natives of another table, whose names are all others.
  package func with(_ other: NativeTable) -> NativeTable {
    assert(other.names.allSatisfy { entry(named: $0) == nil }, "two natives of one name")
    var result = self
    result.tables += other.tables
    return result
  }

  /// The same, quicker to search.
  func joined() -> NativeTable {
    var result: NativeTable = [:]
    for table in tables { result.tables[0].merge(table) { first, _ in first } }
    return result
  }
}
