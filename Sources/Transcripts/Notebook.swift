import Trace

/// A transcript as a Jupyter notebook (nbformat 4.5): prose becomes Markdown cells, and each input with its output
/// becomes a code cell. Data without a place in a notebook (the blocks and their options) is in the metadata of the
/// cells, under `obsh`.
package struct Notebook {
  package let json: JSON

  /// The file, with its line end.
  package var text: String { json.text + "\n" }

  package init(_ transcript: Transcript) {
    var cells: [JSON] = []
    func add(_ type: String, _ source: String, _ metadata: [(String, JSON)], _ more: [(String, JSON)] = []) {
      cells.append(
        .object(
          [
            ("cell_type", .string(type)), ("id", .string("cell-\(cells.count + 1)")),
            ("metadata", .object(metadata)), ("source", Self.lines(source)),
          ] + more))
    }
    var number = 0
    for part in transcript.parts {
      switch part {
      case .prose(let prose):
        let text = prose.trimmedLineEnds
        if !text.isEmpty { add("markdown", text, []) }
      case .block(let block) where block.options.contains(.skip):
        add("raw", block.text.trimmedLineEnds, [("obsh", .object([("skip", .boolean(true))]))])
      case .block(let block):
        number += 1
        if block.options.contains(.reset) {
          let mark = JSON.object([("reset", .boolean(true)), ("block", .number(number))])
          add("code", ":reset", [("obsh", mark)], Self.outputs([]))
        }
        for exchange in block.exchanges {
          let metadata = Self.metadata(of: block, number)
          add("code", exchange.input, metadata, Self.outputs(exchange.output.map(\.pattern.text)))
        }
      }
    }
    let kernel = JSON.object([
      ("display_name", .string("obsh")), ("language", .string("swift")), ("name", .string("obsh")),
    ])
    let language = JSON.object([
      ("file_extension", .string(".swift")), ("mimetype", .string("text/x-swift")), ("name", .string("swift")),
    ])
    json = .object([
      ("cells", .array(cells)),
      ("metadata", .object([("kernelspec", kernel), ("language_info", language)])), ("nbformat", .number(4)),
      ("nbformat_minor", .number(5)),
    ])
  }

  private static func metadata(of block: Transcript.Block, _ number: Int) -> [(String, JSON)] {
    let words = Transcript.Options.words.filter { block.options.contains($0.option) && $0.option != .reset }
    let own = JSON.object([
      ("block", .number(number)), ("options", .array(words.map { .string($0.word) })),
    ])
    var metadata: [(String, JSON)] = [("obsh", own)]
    // A transcript continues after an error, whether or not its block expects one.
    metadata.append(("tags", .array([.string("raises-exception")])))
    if block.options.contains(.hidden) {
      metadata.append(
        ("jupyter", .object([("source_hidden", .boolean(true)), ("outputs_hidden", .boolean(true))])))
    }
    return metadata
  }

  private static func outputs(_ lines: [String]) -> [(String, JSON)] {
    let text = lines.map { $0 + "\n" }.joined()
    let stream = JSON.object([
      ("name", .string("stdout")), ("output_type", .string("stream")), ("text", Self.lines(text)),
    ])
    return [("execution_count", .null), ("outputs", .array(text.isEmpty ? [] : [stream]))]
  }

  /// A text in the form of notebooks: lines with their line ends.
  private static func lines(_ text: String) -> JSON {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    guard let last = lines.popLast() else { return .array([]) }
    let rest = String(last.dropLast())
    return .array((lines + (rest.isEmpty ? [] : [rest])).map(JSON.string))
  }
}

extension LinePattern {
  /// The line for which the pattern stands, or the notation of a pattern that stands for several.
  fileprivate var text: String {
    switch self {
    case .anyLines: Notation.anyLines
    case .text(let text): text
    case .gaps(let pieces): pieces.joined(separator: Notation.anyText)
    }
  }
}

extension String {
  /// The text without leading and trailing newlines.
  fileprivate var trimmedLineEnds: String {
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}

// MARK: Back

/// The reason why a notebook is not a transcript.
package enum NotebookError: Error, Equatable, CustomStringConvertible {
  case noNotebook
  /// The Markdown of this cell, counted from 1, would change the blocks.
  case fence(cell: Int)

  package var description: String {
    switch self {
    case .noNotebook: "it is not a notebook of format 4"
    case .fence(let cell): "cell \(cell): the Markdown has a block 'obsh' or leaves a fence open"
    }
  }
}

extension TranscriptRecording {
  /// Converts a notebook to a transcript: code cells with their text output. Images are left out.
  ///
  /// - Throws: `NotebookError`
  package init(notebook text: [UInt8]) throws(NotebookError) {
    guard let json = JSONText.value(of: text), json["nbformat"]?.number == 4, let cells = json["cells"]?.array else {
      throw .noNotebook
    }
    self.init()
    /// The open block.
    var last: Int?
    var resets = false
    var isFirst = true
    for (index, cell) in cells.enumerated() {
      let source = cell["source"].map(Self.text) ?? ""
      let own = cell["metadata"]?["obsh"]
      if source.allSatisfy(\.isWhitespace) { continue }
      switch cell["cell_type"]?.string {
      case "code":
        if case .boolean(true)? = own?["reset"] {
          resets = true
          continue
        }
        let block = own?["block"]?.number
        let outputs = cell["outputs"]?.array ?? []
        if block == nil || block != last {
          var options = Self.options(own, outputs)
          if resets { options.insert(.reset) }
          resets = false
          if !isFirst { add(prose: "\n") }
          open(options)
        }
        last = block ?? -1
        add(source.trimmedLineEnds, Self.lines(of: outputs))
      case "raw":
        if !isFirst { add(prose: "\n") }
        add(prose: source.trimmedLineEnds + "\n")
        last = nil
      default:
        let words = source.trimmedLineEnds
        var trial = TranscriptRecording()
        guard trial.add(words: words) else { throw .fence(cell: index + 1) }
        add(prose: (isFirst ? "" : "\n") + words + "\n")
        last = nil
      }
      isFirst = false
    }
  }

  private static func options(_ own: JSON?, _ outputs: [JSON]) -> Transcript.Options {
    if let words = own?["options"]?.array?.compactMap(\.string) {
      return Transcript.Options.words.reduce(into: []) { if words.contains($1.word) { $0.insert($1.option) } }
    }
    return outputs.contains { $0["output_type"]?.string == "error" } ? .error : []
  }

  private static func lines(of outputs: [JSON]) -> [String] {
    let streams = outputs.filter { $0["output_type"]?.string == "stream" }
    var lines = streams.compactMap { $0["text"].map(text) }.joined()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A text in a notebook: one string, or its lines.
  private static func text(_ json: JSON) -> String {
    json.string ?? json.array?.compactMap(\.string).joined() ?? ""
  }
}
