import XCTest
final class T: XCTestCase {
  func testA() {}
  func testB() throws {}
  static var allTests = [("testA", T.testA), ("testB", T.testB)]
  static let __allTests = [("testA", testA)]
}
let e = testCase(T.allTests)
print(e.allTests.count, e.testCaseClass)
let entries: [XCTestCaseEntry] = [testCase(T.__allTests), testCase([("b", T.testB)])]
print(entries.map { $0.allTests.map { $0.0 } })
