import Diagnostics
import Tree

/// The files of a session by their numbers, which code has in place of them.
///
/// A file stays as long as somebody refers to it: the declarations and closures that were written in it do, and so
/// does the unit that runs. That of an input which left nothing behind is forgotten, or a session would grow with each.
package struct SourceFileTable {
  package let library: SourceFile
  private var inputs: [UInt32: Entry] = [:]
  private var lastNumber: UInt32 = 0
  /// So many entries make it worth looking for dead ones.
  private var capacity = 256

  private struct Entry {
    /// Not the file itself: what is referred to weakly is counted in a table beside it, and every `Place` counts its file.
    weak var life: SourceFile.Life?

    var file: SourceFile? { life?.file }
  }

  package init() { self.init(library: SourceFile(name: "<library>", text: "", number: 0, isLibrary: true)) }

  /// A table without inputs.
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
