import Trace
import Transcripts

/// The colours of a failure report.
struct Palette {
  let isOn: Bool

  func color(_ line: FailureReport.Line) -> String {
    switch line.kind {
    case .place: ANSIStyle.bold.apply(to: line.text, if: isOn)
    case .expected: ANSIStyle.green.apply(to: line.text, if: isOn)
    case .actual: ANSIStyle.red.apply(to: line.text, if: isOn)
    case .meaning: ANSIStyle.yellow.apply(to: line.text, if: isOn)
    case .input, .same: line.text
    }
  }
}
