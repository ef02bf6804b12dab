/// Natives by name.
///
/// Not a dictionary of functions: Swift wraps a function whenever it is put into generic storage or taken out of it,
/// so that its arguments are passed in memory, and the wrappers accumulate. After tables had been merged, each call
/// of a native went through six of them.
package struct NativeTable: ExpressibleByDictionaryLiteral {
  package struct Entry {
    let native: Native
  }

  /// No name is in two of them. There are several because each session adds its own natives to those that all
  /// sessions share, and merging a thousand entries took more time than the rest of an empty session.
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

  /// The table with one more native. Calling it is a fifth faster than calling one from a literal, which is wrapped
  /// once on the way in and once on the way out. For natives that programs call in their inner loops.
  func adding(_ name: String, _ native: @escaping Native) -> NativeTable {
    var result = self
    result.tables[0][name] = Entry(native: native)
    return result
  }

  /// The native, without an optional around it, which would wrap it as well.
  func entry(named name: String) -> Entry? {
    for table in tables {
      if let entry = table[name] { return entry }
    }
    return nil
  }

  package var names: some Collection<String> { tables.flatMap(\.keys) }

  /// The table with the natives of another one, whose names must all differ.
  package func with(_ other: NativeTable) -> NativeTable {
    assert(other.names.allSatisfy { entry(named: $0) == nil }, "two natives of one name")
    var result = self
    result.tables += other.tables
    return result
  }

  /// The same natives in one dictionary, which is faster to search.
  func joined() -> NativeTable {
    var result: NativeTable = [:]
    for table in tables { result.tables[0].merge(table) { first, _ in first } }
    return result
  }
}
