import Diagnostics
import Tree

/// The files of a session by their numbers, which code uses in place of the files.
///
/// A file is kept as long as something refers to it: its declarations and closures do, and so does the unit that is
/// running. The file of an input that left nothing behind is forgotten; otherwise a session would grow with every
/// input.
package struct SourceFileTable {
  package let library: SourceFile
  private var inputs: [UInt32: Entry] = [:]
  private var lastNumber: UInt32 = 0
  /// The number of entries above which dead ones are removed.
  private var capacity = 256

  private struct Entry {
    /// Not the file itself: the references to a weakly referenced object are counted in a side table, and every
    /// `Place` counts its file.
    weak var life: SourceFile.Life?

    var file: SourceFile? { life?.file }
  }

  package init() { self.init(library: SourceFile(name: "<library>", text: "", number: 0, isLibrary: true)) }

  /// A table with the library's file only.
  package init(library: SourceFile) { self.library = library }

  package mutating func add(
    name: String, text: String, expansion: Expansion? = nil, sections: [SourceFile.Section] = []
  ) -> SourceFile {
    if inputs.count >= capacity {
      inputs = inputs.filter { $0.value.life != nil }
      capacity = max(256, 2 * inputs.count)
    }
    lastNumber &+= 1
    let file = SourceFile(name: name, text: text, number: lastNumber, expansion: expansion, sections: sections)
    inputs[lastNumber] = Entry(life: file.life)
    return file
  }

  package subscript(number: UInt32) -> SourceFile? { number == 0 ? library : inputs[number]?.file }
}
