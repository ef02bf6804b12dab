// The tables of tests that packages list for Linux. Here the parser finds the tests by itself.

typealias XCTestCaseClosure = (XCTestCase) throws -> Void
typealias XCTestCaseEntry = (testCaseClass: XCTestCase.Type, allTests: [(String, XCTestCaseClosure)])

func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> () throws -> Void)]) -> XCTestCaseEntry {
  let tests = allTests.map { name, method -> (String, XCTestCaseClosure) in
    let run: XCTestCaseClosure = { test in
      guard let own = test as? T else { _trap("Attempt to invoke test on class \(T.self) with incompatible instance") }
      try method(own)()
    }
    return (name, run)
  }
  return (T.self, tests)
}
