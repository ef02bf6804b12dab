// Anchors, lookahead, choice and counted repetition.

struct Anchor: RegexComponent {
  typealias RegexOutput = Substring
  let _pattern: String
  init(_pattern: String) { self._pattern = _pattern }
  var regex: Regex<Substring> { Regex<Substring>(_pattern: _pattern) }
  static var startOfSubject: Anchor { Anchor(_pattern: "\\A") }
  static var endOfSubject: Anchor { Anchor(_pattern: "\\z") }
  static var endOfSubjectBeforeNewline: Anchor { Anchor(_pattern: "\\Z") }
  static var startOfLine: Anchor { Anchor(_pattern: "(?m:^)") }
  static var endOfLine: Anchor { Anchor(_pattern: "(?m:$)") }
  static var wordBoundary: Anchor { Anchor(_pattern: "\\b") }
  static var textSegmentBoundary: Anchor { Anchor(_pattern: "\\y") }
}

struct Lookahead: RegexComponent {
  typealias RegexOutput = Substring
  let regex: Regex<Substring>
  init(@RegexComponentBuilder _ component: () -> Regex<Substring>) {
    regex = Regex(_pattern: "(?=" + _RegexText._closed(component()._pattern) + ")")
  }
  init<R: RegexComponent>(_ component: R) where R.RegexOutput == Substring {
    regex = Regex(_pattern: "(?=" + _RegexText._closed(component.regex._pattern) + ")")
  }
}

struct NegativeLookahead: RegexComponent {
  typealias RegexOutput = Substring
  let regex: Regex<Substring>
  init(@RegexComponentBuilder _ component: () -> Regex<Substring>) {
    regex = Regex(_pattern: "(?!" + _RegexText._closed(component()._pattern) + ")")
  }
  init<R: RegexComponent>(_ component: R) where R.RegexOutput == Substring {
    regex = Regex(_pattern: "(?!" + _RegexText._closed(component.regex._pattern) + ")")
  }
}

struct Repeat: RegexComponent {
  typealias RegexOutput = Substring
  let regex: Regex<Substring>
  init(_pattern: String, _times: String) {
    regex = Regex(_pattern: "(?:" + _RegexText._closed(_pattern) + "){" + _times + "}")
  }
  init<R: RegexComponent>(_ component: R, count: Int) where R.RegexOutput == Substring {
    self.init(_pattern: component.regex._pattern, _times: String(count))
  }
  init(count: Int, @RegexComponentBuilder _ component: () -> Regex<Substring>) {
    self.init(_pattern: component()._pattern, _times: String(count))
  }
  init<R: RegexComponent>(_ component: R, _ range: ClosedRange<Int>) where R.RegexOutput == Substring {
    self.init(_pattern: component.regex._pattern, _times: "\(range.lowerBound),\(range.upperBound)")
  }
  init(_ range: ClosedRange<Int>, @RegexComponentBuilder _ component: () -> Regex<Substring>) {
    self.init(_pattern: component()._pattern, _times: "\(range.lowerBound),\(range.upperBound)")
  }
  init<R: RegexComponent>(_ component: R, _ range: PartialRangeFrom<Int>) where R.RegexOutput == Substring {
    self.init(_pattern: component.regex._pattern, _times: "\(range.lowerBound),")
  }
  init(_ range: PartialRangeFrom<Int>, @RegexComponentBuilder _ component: () -> Regex<Substring>) {
    self.init(_pattern: component()._pattern, _times: "\(range.lowerBound),")
  }
}

/// Builds the alternatives of a choice. The captures of an alternative have values if it matched.
@resultBuilder
enum AlternationBuilder {
  static func buildExpression<R: RegexComponent>(_ regex: R) -> Regex<R.RegexOutput> { regex.regex }
  static func buildExpression(_ text: String) -> Regex<Substring> { Regex<Substring>(verbatim: text) }
  static func buildPartialBlock(first: Regex<Substring>) -> Regex<Substring> {
    Regex(_pattern: "(" + _RegexText._closed(first._pattern) + ")", _of: first, _groupsBefore: 1) {
      run, whole, start, inner in
      run._substring(whole)
    }
  }
  static func buildPartialBlock<C1>(first: Regex<(Substring, C1)>) -> Regex<(Substring, C1?)> {
    Regex(_pattern: "(" + _RegexText._closed(first._pattern) + ")", _of: first, _groupsBefore: 1) {
      run, whole, start, inner in
      guard let text = run._substring(whole) else { return nil }
      if run._range(start) == nil { return (text, nil) }
      guard let made = try inner._made(run, start, start + 1) else { return nil }
      return (text, made.1)
    }
  }
  static func buildPartialBlock<C1, C2>(first: Regex<(Substring, C1, C2)>) -> Regex<(Substring, C1?, C2?)> {
    Regex(_pattern: "(" + _RegexText._closed(first._pattern) + ")", _of: first, _groupsBefore: 1) {
      run, whole, start, inner in
      guard let text = run._substring(whole) else { return nil }
      if run._range(start) == nil { return (text, nil, nil) }
      guard let made = try inner._made(run, start, start + 1) else { return nil }
      return (text, made.1, made.2)
    }
  }
  static func buildPartialBlock<C1, C2, C3>(first: Regex<(Substring, C1, C2, C3)>) -> Regex<(Substring, C1?, C2?, C3?)>
  {
    Regex(_pattern: "(" + _RegexText._closed(first._pattern) + ")", _of: first, _groupsBefore: 1) {
      run, whole, start, inner in
      guard let text = run._substring(whole) else { return nil }
      if run._range(start) == nil { return (text, nil, nil, nil) }
      guard let made = try inner._made(run, start, start + 1) else { return nil }
      return (text, made.1, made.2, made.3)
    }
  }
  static func buildPartialBlock(
    accumulated: Regex<Substring>, next: Regex<Substring>
  ) -> Regex<Substring> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, _, _ in whole }
  }
  static func buildPartialBlock<B1>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, B1?)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, _, second in (whole, second.1) }
  }
  static func buildPartialBlock<B1, B2>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, B1?, B2?)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, _, second in (whole, second.1, second.2) }
  }
  static func buildPartialBlock<B1, B2, B3>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, B1?, B2?, B3?)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, _, second in
      (whole, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1>(
    accumulated: Regex<(Substring, A1)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, first, _ in (whole, first.1) }
  }
  static func buildPartialBlock<A1, B1>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, B1?)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, first, second in (whole, first.1, second.1) }
  }
  static func buildPartialBlock<A1, B1, B2>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, B1?, B2?)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, first, second in
      (whole, first.1, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, first, _ in (whole, first.1, first.2) }
  }
  static func buildPartialBlock<A1, A2, B1>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, B1?)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, first, second in
      (whole, first.1, first.2, second.1)
    }
  }
  static func buildPartialBlock<A1, A2, A3>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3)> {
    Regex(_either: accumulated, buildPartialBlock(first: next)) { whole, first, _ in (whole, first.1, first.2, first.3)
    }
  }
}

struct ChoiceOf<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init(@AlternationBuilder _ create: () -> Regex<Output>) { regex = create() }
}

/// A part that is not tried again once it has matched.
struct Local<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init(@RegexComponentBuilder _ component: () -> Regex<Output>) {
    let content = component()
    regex = Regex(_pattern: "(?>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 0) {
      run, whole, start, inner in try inner._made(run, whole, start)
    }
  }
}

struct One<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output { regex = component.regex }
  init(_ text: String) where Output == Substring { regex = Regex<Substring>(verbatim: text) }
}

extension String: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex<Substring>(verbatim: self) }
}

extension Substring: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex<Substring>(verbatim: String(self)) }
}

extension Character: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex<Substring>(verbatim: String(self)) }
}
