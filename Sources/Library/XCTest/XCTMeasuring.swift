// Measurements and activities. Nothing is measured: the times of an interpreter would mislead.

struct XCTPerformanceMetric: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let wallClockTime = XCTPerformanceMetric("org.swift.XCTPerformanceMetric_WallClockTime")
}

extension XCTestCase {
  static var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }
  func measure(file: StaticString = #fileID, line: UInt = #line, block: () -> Void) { block() }
  func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #fileID,
    line: UInt = #line, for block: () -> Void
  ) { block() }
  func startMeasuring(file: StaticString = #fileID, line: UInt = #line) {}
  func stopMeasuring(file: StaticString = #fileID, line: UInt = #line) {}
}

/// A named part of a test.
protocol XCTActivity {
  var name: String { get }
}
struct _XCTNamedActivity: XCTActivity {
  let name: String
  init(name: String) { self.name = name }
}
final class XCTContext {
  static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
    try block(_XCTNamedActivity(name: name))
  }
}
