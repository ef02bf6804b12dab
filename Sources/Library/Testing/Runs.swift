// The tests that a program declares, and their run, which is reported in the format of `swift test`.

struct _TestSuite {
  let _name: String
  let _display: String?
  let _traits: [_Trait]
  init(name: String, display: String?, traits: [_Trait]) {
    _name = name
    _display = display
    _traits = traits
  }
  var _words: String { _display.map { "\"\($0)\"" } ?? _name }
}

struct _TestCase {
  let _name: String
  let _display: String?
  let _suites: [_TestSuite]
  let _traits: [_Trait]
  let _location: SourceLocation
  let _isParameterized: Bool
  let _body: () async throws -> Void
  init(
    _name: String, _display: String?, _suites: [_TestSuite], _traits: [_Trait], _location: SourceLocation,
    _isParameterized: Bool, _body: @escaping () async throws -> Void
  ) {
    self._name = _name
    self._display = _display
    self._suites = _suites
    self._traits = _traits
    self._location = _location
    self._isParameterized = _isParameterized
    self._body = _body
  }
  var _words: String { _display.map { "\"\($0)\"" } ?? _name }
  var _path: String { (_suites.map { $0._name } + [_name]).joined(separator: "/") }
  func _matches(_ filter: String) -> Bool {
    filter.isEmpty || _path.contains(filter) || _words.contains(filter)
      || _suites.contains { $0._words.contains(filter) }
  }
}

/// A suite that has started.
final class _OpenSuite {
  let _suite: _TestSuite
  let _begin: Duration
  let _issues: Int
  let _known: Int
  init(_ suite: _TestSuite, _ run: _TestRun) {
    _suite = suite
    _begin = _elapsedTime()
    _issues = run._issues
    _known = run._knownIssues
  }
}

final class _TestRun: Sendable {
  static let _shared = _TestRun()
  @stored var _tests: [_TestCase]
  @stored var _open: [_Expectation]
  @stored var _current: String
  /// True if the current test is one of XCTest.
  @stored var _isXCTest: Bool
  /// The end of the test of XCTest that runs, unless it has been reached.
  @stored var _tearDown: (() async -> Void)?
  /// The end of the suite of XCTest that runs; nil until its first test begins.
  @stored var _tearDownClass: (() -> Void)?
  /// False if the first failure ends the test of XCTest that runs.
  @stored var _continuesAfterFailure: (() -> Bool)?
  @stored var _arguments: String
  @stored var _issues: Int
  @stored var _knownIssues: Int
  @stored var _knownDepth: Int
  @stored var _caseCount: Int
  @stored var _openSuites: [_OpenSuite]
  /// The tests of this run, and the index of the next one: a run continues after a test that has trapped.
  @stored var _list: [_TestCase]
  @stored var _place: Int
  @stored var _runBegin: Duration
  @stored var _testBegin: (time: Duration, issues: Int, known: Int)
  @stored var _skipped: Set<String>
  init() {
    (_tests, _open, _openSuites) = ([], [], [])
    (_list, _place, _runBegin, _skipped) = ([], 0, .zero, [])
    _testBegin = (.zero, 0, 0)
    (_current, _arguments, _isXCTest, _tearDown) = ("", "", false, nil)
    (_tearDownClass, _continuesAfterFailure) = (nil, nil)
    (_issues, _knownIssues, _knownDepth, _caseCount) = (0, 0, 0, 0)
  }

  func _record(_ words: String, _ comment: Comment?, _ sourceLocation: SourceLocation) {
    _issues += 1
    let isKnown = _knownDepth > 0
    if isKnown { _knownIssues += 1 }
    // XCTest's assertions have no column.
    let column = sourceLocation.column
    let place = "\(sourceLocation.fileName):\(sourceLocation.line)\(column > 0 ? ":\(column)" : "")"
    let subject =
      _current.isEmpty ? "" : "Test \(_current) recorded \(isKnown ? "a known" : "an") issue\(_arguments) at "
    print("\(isKnown ? "━" : "✘") \(subject)\(place): \(words)")
    if let comment { print("↳ \(comment)") }
  }
  func _caught(_ error: any Error, _ sourceLocation: SourceLocation) {
    _open = []
    if error is ExpectationFailedError { return }
    _record("Caught error: \(_testText(error))", nil, sourceLocation)
  }

  func _beginKnown() -> Int {
    _knownDepth += 1
    return _knownIssues
  }
  func _endKnown(
    _ before: Int, _ isIntermittent: Bool, _ comment: Comment?, _ sourceLocation: SourceLocation
  ) {
    _knownDepth -= 1
    if _knownIssues == before, !isIntermittent {
      _record("Known issue was not recorded", comment, sourceLocation)
    }
  }

  /// `passed after 0.001 seconds with 1 known issue.`
  func _end(_ begin: Duration, _ issues: Int, _ known: Int) -> (mark: String, words: String) {
    let (all, known) = (_issues - issues, _knownIssues - known)
    let time = _elapsedTime() - begin
    let milliseconds = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
    let fraction = "\(milliseconds % 1000)"
    let padding = String(repeating: "0", count: 3 - fraction.count)
    let seconds = "\(milliseconds / 1000).\(padding)\(fraction)"
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)issue\(count == 1 ? "" : "s")" }
    if all == known {
      let rest = known == 0 ? "" : " with \(counted(known, "known "))"
      return (known == 0 ? "✔" : "━", "passed after \(seconds) seconds\(rest).")
    }
    let rest = known == 0 ? "" : " (including \(counted(known, "known ")))"
    return ("✘", "failed after \(seconds) seconds with \(counted(all, ""))\(rest).")
  }

  func _closeSuites(_ count: Int) {
    while _openSuites.count > count {
      let last = _openSuites.removeLast()
      if let end = _tearDownClass {
        _tearDownClass = nil
        end()
      }
      let end = _end(last._begin, last._issues, last._known)
      print("\(end.mark) Suite \(last._suite._words) \(end.words)")
    }
  }

  func _skipWords(_ traits: [_Trait]) -> String? {
    for trait in traits where trait._skips { return trait._comment.map { " skipped: \"\($0)\"" } ?? " skipped." }
    return nil
  }

  /// Opens the suites of a test, and closes others. Returns the suite or test that is skipped, and the reason, if
  /// any.
  func _enter(_ test: _TestCase, _ skipped: inout Set<String>) -> String? {
    var same = 0
    while same < _openSuites.count, same < test._suites.count,
      _openSuites[same]._suite._name == test._suites[same]._name
    {
      same += 1
    }
    _closeSuites(same)
    var path = ""
    for (index, suite) in test._suites.enumerated() {
      path += "/\(suite._name)"
      if let words = _skipWords(suite._traits) {
        if skipped.insert(path).inserted { print("➜ Suite \(suite._words)\(words)") }
        return words
      }
      if index >= same {
        print("◇ Suite \(suite._words) started.")
        _openSuites.append(_OpenSuite(suite, self))
      }
    }
    return _skipWords(test._traits)
  }

  func _run(_ test: _TestCase) async {
    _testBegin = (_elapsedTime(), _issues, _knownIssues)
    print("◇ Test \(test._words) started.")
    _current = test._words
    _isXCTest = false
    _caseCount = 0
    do { try await test._body() } catch { _caught(error, test._location) }
    _finish(test)
  }

  var _running: Test? {
    guard !_current.isEmpty, !_isXCTest else { return nil }
    let test = _list[_place - 1]
    return Test(_name: test._name, displayName: test._display)
  }

  func _finish(_ test: _TestCase) {
    _current = ""
    _arguments = ""
    let end = _end(_testBegin.time, _testBegin.issues, _testBegin.known)
    let cases = test._isParameterized ? " with \(_caseCount) test case\(_caseCount == 1 ? "" : "s")" : ""
    print("\(end.mark) Test \(test._words)\(cases) \(end.words)")
  }

  func _runAll(_ filter: String) async -> Bool {
    (_list, _place, _skipped, _openSuites) = (_tests.filter { $0._matches(filter) }, 0, [], [])
    _runBegin = _elapsedTime()
    (_issues, _knownIssues, _knownDepth) = (0, 0, 0)
    (_open, _current, _arguments) = ([], "", "")
    (_tearDownClass, _continuesAfterFailure) = (nil, nil)
    print("◇ Test run started.")
    return await _goOn()
  }

  /// Continues after a test that has trapped, and has failed thereby.
  func _resume() async -> Bool {
    (_open, _knownDepth, _continuesAfterFailure) = ([], 0, nil)
    _issues += 1
    if _place > 0, !_current.isEmpty { _finish(_list[_place - 1]) }
    return await _goOn()
  }

  /// Ends the test that has trapped as others end: the next one may rely on it.
  func _tearDownTrapped() async {
    let work = _tearDown
    _tearDown = nil
    await work?()
  }

  func _goOn() async -> Bool {
    while _place < _list.count {
      let test = _list[_place]
      _noteTestsLeft(_list.count - _place)
      _place += 1
      if let words = _enter(test, &_skipped) {
        print("➜ Test \(test._words)\(words)")
      } else {
        await _tearDownTrapped()
        await _run(test)
      }
    }
    await _tearDownTrapped()
    _noteTestsLeft(0)
    _closeSuites(0)
    var suites: Set<String> = []
    for test in _list {
      var path = ""
      for suite in test._suites {
        path += "/\(suite._name)"
        suites.insert(path)
      }
    }
    let end = _end(_runBegin, 0, 0)
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    print("\(end.mark) Test run with \(counted(_list.count, "test")) in \(counted(suites.count, "suite")) \(end.words)")
    return _issues == _knownIssues
  }
}

/// Declares a test; it replaces an older one with the same name in the same suites.
func _registerTest(
  _ name: String, _ display: String?, _ suites: [_TestSuite], _ traits: [_Trait], _ line: Int, _ column: Int,
  isParameterized: Bool, file: String = #fileID, _ body: @escaping () async throws -> Void
) {
  let test = _TestCase(
    _name: name, _display: display, _suites: suites, _traits: traits,
    _location: SourceLocation(fileID: file, filePath: file, line: line, column: column),
    _isParameterized: isParameterized, _body: body)
  let run = _TestRun._shared
  if let old = run._tests.firstIndex(where: { $0._path == test._path }) {
    run._tests[old] = test
  } else {
    run._tests.append(test)
  }
}

/// One case of a test with arguments.
func _testCase(
  _ arguments: [(String, Any)], _ file: String, _ line: Int, _ column: Int, _ body: () async throws -> Void
) async {
  let location = SourceLocation(fileID: file, filePath: file, line: line, column: column)
  let run = _TestRun._shared
  let count = arguments.count
  run._caseCount += 1
  let list = arguments.map { "\($0.0) → \(_testText($0.1))" }.joined(separator: ", ")
  run._arguments = " with \(count) argument\(count == 1 ? "" : "s") \(list)"
  print("◇ Test case passing \(count) argument\(count == 1 ? "" : "s") \(list) to \(run._current) started.")
  do { try await body() } catch { run._caught(error, location) }
  run._arguments = ""
}

/// Arguments with the type of their parameter.
func _testArguments<S: Sequence>(_ arguments: S, as type: S.Element.Type) -> [S.Element] { Array(arguments) }
func _testArguments<S: Sequence>(_ arguments: S) -> [S.Element] { Array(arguments) }

@native("tests failed") func _noteFailedTests()
@native("tests left") func _noteTestsLeft(_ count: Int)
func _runTests(_ filter: String) async {
  if await !_TestRun._shared._runAll(filter) { _noteFailedTests() }
}
func _resumeTests() async {
  if await !_TestRun._shared._resume() { _noteFailedTests() }
}
