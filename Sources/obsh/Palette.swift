import Transcripts

/// The colours of a failure's report.
struct Palette {
  let isOn: Bool

  func color(_ line: FailureReport.Line) -> String {
    switch line.kind {
    case .place: apply("1", to: line.text)
    case .expected: apply("32", to: line.text)
    case .actual: apply("31", to: line.text)
    case .meaning: apply("33", to: line.text)
    case .input, .same: line.text
    }
  }

  private func apply(_ style: String, to text: String) -> String { isOn ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text }
}
