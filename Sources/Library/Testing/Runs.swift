// The tests that a program declares, and their run, which is reported in the format of `swift test`.

struct _TestSuite {
  let _name: String
  let _display: String?
  let _traits: [any SuiteTrait]
  init(name: String, display: String?, traits: [any SuiteTrait]) {
    _name = name
    _display = display
    _traits = traits
  }
  var _words: String { _display.map { "\"\($0)\"" } ?? _name }
  func _described(at location: SourceLocation) -> Test {
    Test(
      _name: _name, displayName: _display, traits: _traits, sourceLocation: location, isSuite: true,
      isParameterized: false)
  }
}

struct _TestCase {
  let _name: String
  let _display: String?
  let _suites: [_TestSuite]
  let _traits: [any TestTrait]
  let _location: SourceLocation
  let _isParameterized: Bool
  let _body: () async throws -> Void
  init(
    _name: String, _display: String?, _suites: [_TestSuite], _traits: [any TestTrait], _location: SourceLocation,
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
  /// The traits of the test, after those of its suites that concern each test in them.
  var _allTraits: [any Trait] {
    var all: [any Trait] = _suites.flatMap { suite in suite._traits.filter { $0.isRecursive } }
    all += _traits
    return all
  }
  var _described: Test {
    Test(
      _name: _name, displayName: _display, traits: _allTraits, sourceLocation: _location, isSuite: false,
      isParameterized: _isParameterized)
  }
  func _runBody() async throws {
    let (traits, test) = (_allTraits, _described)
    try await _runScoped(traits, test, nil) {
      // The cases of a test with arguments have scopes of their own.
      if _isParameterized { return try await _body() }
      try await _runScoped(traits, test, Test.Case(isParameterized: false)) { try await _body() }
    }
  }
  var _path: String { (_suites.map { $0._name } + [_name]).joined(separator: "/") }
  func _matches(_ filter: String) -> Bool {
    filter.isEmpty || _path.contains(filter) || _words.contains(filter)
      || _suites.contains { $0._words.contains(filter) }
  }
}

/// The numbers of issues so far.
struct _IssueCounts {
  /// All of them, the known ones and the warnings included.
  @stored var _all: Int
  @stored var _known: Int
  @stored var _warnings: Int
  init() { (_all, _known, _warnings) = (0, 0, 0) }
  var _hasFailures: Bool { _all > _known + _warnings }
}

/// A suite that has started.
final class _OpenSuite {
  let _suite: _TestSuite
  let _begin: Duration
  let _before: _IssueCounts
  init(_ suite: _TestSuite, _ run: _TestRun) {
    _suite = suite
    _begin = _elapsedTime()
    _before = run._counts
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
  @stored var _counts: _IssueCounts
  /// The calls of `withKnownIssue` that run, the innermost last.
  @stored var _known: [_KnownIssues]
  /// The reason for which the test that runs was cancelled.
  @stored var _cancellation: _TestCancellation?
  @stored var _caseCount: Int
  @stored var _openSuites: [_OpenSuite]
  /// The tests of this run, and the index of the next one: a run continues after a test that has trapped.
  @stored var _list: [_TestCase]
  @stored var _place: Int
  @stored var _runBegin: Duration
  @stored var _testBegin: (time: Duration, before: _IssueCounts)
  /// The number of tests of this run that did not begin because of an error in one of their traits.
  @stored var _unprepared: Int
  @stored var _skipped: Set<String>
  @stored var _skippedSuites: [String: String]
  init() {
    (_tests, _open, _openSuites) = ([], [], [])
    (_list, _place, _runBegin, _skipped) = ([], 0, .zero, [])
    _skippedSuites = [:]
    _testBegin = (.zero, _IssueCounts())
    (_current, _arguments, _isXCTest, _tearDown) = ("", "", false, nil)
    (_tearDownClass, _continuesAfterFailure) = (nil, nil)
    (_counts, _caseCount, _unprepared) = (_IssueCounts(), 0, 0)
    (_known, _cancellation) = ([], nil)
  }

  /// Records an issue with the words that follow its place.
  func _record(_ issue: Issue, _ words: String) {
    // The innermost call that knows the issue counts it, and so do those inside it.
    let knowing = _known.lastIndex { $0._matches(issue) }
    if let knowing { for known in _known[knowing...] { known._count += 1 } }
    let isWarning = knowing == nil && issue.severity == .warning
    _counts._all += 1
    if knowing != nil { _counts._known += 1 }
    if isWarning { _counts._warnings += 1 }
    let place = issue.sourceLocation.map { location in
      // XCTest's assertions have no column.
      "\(location.fileName):\(location.line)\(location.column > 0 ? ":\(location.column)" : "")"
    }
    let kind = knowing != nil ? "a known issue" : isWarning ? "a warning" : "an issue"
    var subject = _current.isEmpty ? "" : "Test \(_current) recorded \(kind)\(_arguments)"
    if let place { subject += subject.isEmpty ? place : " at \(place)" }
    print("\(knowing != nil ? "━" : isWarning ? "⚠︎" : "✘") \(subject): \(words)")
    for comment in issue.comments { print("↳ \(comment)") }
    if let knowing, let comment = _known[knowing]._comment { print("↳ \(comment)") }
  }
  func _caught(_ error: any Error, _ sourceLocation: SourceLocation) {
    _open = []
    if error is ExpectationFailedError || error is _TestCancellation { return }
    let issue = Issue(.errorCaught(error), .error, nil, sourceLocation)
    _record(issue, "\(issue.kind)")
  }

  /// `passed after 0.001 seconds with 1 known issue.`
  func _end(_ begin: Duration, _ before: _IssueCounts) -> (mark: String, words: String) {
    let (all, known, warnings) = (
      _counts._all - before._all, _counts._known - before._known, _counts._warnings - before._warnings
    )
    let time = _elapsedTime() - begin
    let milliseconds = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
    let fraction = "\(milliseconds % 1000)"
    let padding = String(repeating: "0", count: 3 - fraction.count)
    let seconds = "\(milliseconds / 1000).\(padding)\(fraction)"
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let special = [(warnings, "warning"), (known, "known issue")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
      .joined(separator: " and ")
    if all == known + warnings {
      let rest = special.isEmpty ? "" : " with \(special)"
      return (known == 0 ? "✔" : "━", "passed after \(seconds) seconds\(rest).")
    }
    let rest = special.isEmpty ? "" : " (including \(special))"
    return ("✘", "failed after \(seconds) seconds with \(counted(all, "issue"))\(rest).")
  }

  func _closeSuites(_ count: Int) {
    while _openSuites.count > count {
      let last = _openSuites.removeLast()
      if let end = _tearDownClass {
        _tearDownClass = nil
        end()
      }
      let end = _end(last._begin, last._before)
      print("\(end.mark) Suite \(last._suite._words) \(end.words)")
    }
  }

  /// Prepares the traits of a suite or test. Returns the words with which it is skipped, if it is: no words after an
  /// error.
  func _prepare(_ traits: [any Trait], _ test: Test) async -> String? {
    do {
      for trait in traits { try await trait.prepare(for: test) }
      return nil
    } catch let cancellation as _TestCancellation {
      return cancellation._comment.map { " skipped: \"\($0)\"" } ?? " skipped."
    } catch {
      _current = test.displayName.map { "\"\($0)\"" } ?? test.name
      _record(Issue(.errorCaught(error), .error, nil, nil), "Caught error: \(_testText(error))")
      _current = ""
      _unprepared += 1
      return ""
    }
  }

  /// Opens the suites of a test, and closes others. Returns the suite or test that is skipped, and the reason, if
  /// any.
  func _enter(_ test: _TestCase, _ skipped: inout Set<String>) async -> String? {
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
      if let words = _skippedSuites[path] { return words }
      if index < same { continue }
      let described = suite._described(at: test._location)
      if let words = await _prepare(suite._traits, described) {
        _skippedSuites[path] = words
        if skipped.insert(path).inserted { print("➜ Suite \(suite._words)\(words)") }
        return words
      }
      if suite._traits.contains(where: { _scope($0, described, nil) != nil }) {
        _trap("not supported by obsh: a trait with a scope around the whole suite \(suite._name)")
      }
      print("◇ Suite \(suite._words) started.")
      _openSuites.append(_OpenSuite(suite, self))
    }
    return await _prepare(test._allTraits, test._described)
  }

  func _run(_ test: _TestCase) async {
    _testBegin = (_elapsedTime(), _counts)
    print("◇ Test \(test._words) started.")
    _current = test._words
    _isXCTest = false
    _cancellation = nil
    _caseCount = 0
    do { try await test._runBody() } catch { _caught(error, test._location) }
    _finish(test)
  }

  var _running: Test? {
    guard !_current.isEmpty, !_isXCTest else { return nil }
    return _list[_place - 1]._described
  }

  func _finish(_ test: _TestCase) {
    _current = ""
    _arguments = ""
    var end = _end(_testBegin.time, _testBegin.before)
    if end.mark != "✘", let cancellation = _cancellation, !test._isParameterized {
      let comment = cancellation._comment.map { ": \"\($0)\"" } ?? "."
      end = ("➜", "was cancelled" + end.words.dropFirst("passed".count).dropLast() + comment)
    }
    let cases = test._isParameterized ? " with \(_caseCount) test case\(_caseCount == 1 ? "" : "s")" : ""
    print("\(end.mark) Test \(test._words)\(cases) \(end.words)")
  }

  func _runAll(_ filter: String) async -> Bool {
    (_list, _place, _skipped, _openSuites) = (_tests.filter { $0._matches(filter) }, 0, [], [])
    _skippedSuites = [:]
    _runBegin = _elapsedTime()
    (_counts, _known, _unprepared) = (_IssueCounts(), [], 0)
    (_open, _current, _arguments) = ([], "", "")
    (_tearDownClass, _continuesAfterFailure) = (nil, nil)
    print("◇ Test run started.")
    return await _goOn()
  }

  /// Continues after a test that has trapped, and has failed thereby.
  func _resume() async -> Bool {
    (_open, _known, _continuesAfterFailure) = ([], [], nil)
    _counts._all += 1
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
      if let words = await _enter(test, &_skipped) {
        if !words.isEmpty { print("➜ Test \(test._words)\(words)") }
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
    let end = _end(_runBegin, _IssueCounts())
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let tests = counted(_list.count - _unprepared, "test")
    print("\(end.mark) Test run with \(tests) in \(counted(suites.count, "suite")) \(end.words)")
    return !_counts._hasFailures
  }
}

/// Declares a test; it replaces an older one with the same name in the same suites.
func _registerTest(
  _ name: String, _ display: String?, _ suites: [_TestSuite], _ traits: [any TestTrait], _ line: Int, _ column: Int,
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
  let test = run._list[run._place - 1]
  do {
    try await _runScoped(test._allTraits, test._described, Test.Case(isParameterized: true)) { try await body() }
  } catch {
    run._caught(error, location)
  }
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
