// Captures, references to them, and the other parts of a regex.

struct Reference<Capture>: RegexComponent {
  typealias RegexOutput = Substring
  let _id: Int
  init(_ captureType: Capture.Type = Capture.self) { _id = _References.shared.next() }
  var regex: Regex<Substring> { Regex<Substring>(_pattern: "\\k<r\(_id)>") }
}

final class _References: Sendable {
  static let shared = _References()
  @stored var _last: Int
  init() { _last = 0 }
  func next() -> Int {
    _last += 1
    return _last
  }
}

extension Regex {
  /// The regex, whose first group a reference represents.
  func _referred(by id: Int, _ value: @escaping (Substring) throws -> Any?) -> Regex<Output> {
    let own = (
      id: id,
      value: { (run: _RegexRun, start: Int) throws -> Any? in
        try run._substring(start).flatMap { try value($0) }
      }
    )
    let whole = self
    return Regex<Output>(_pattern: _pattern, _references: [own] + _references) { run, all, start in
      try whole._made(run, all, start)
    }
  }
}

struct Capture<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init(_regex: Regex<Output>) { regex = _regex }
}

extension Capture {
  init<R: RegexComponent>(
    _ component: R
  ) where R.RegexOutput == Substring, Output == (Substring, Substring) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      return (all, text)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent>(
    _ component: R, as reference: Reference<Substring>
  ) where R.RegexOutput == Substring, Output == (Substring, Substring) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      return (all, text)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in text })
  }
  init<R: RegexComponent, T>(
    _ component: R, transform: @escaping (Substring) throws -> T
  ) where R.RegexOutput == Substring, Output == (Substring, T) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      let value = try transform(text)
      return (all, value)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, T>(
    _ component: R, as reference: Reference<T>, transform: @escaping (Substring) throws -> T
  ) where R.RegexOutput == Substring, Output == (Substring, T) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      let value = try transform(text)
      return (all, value)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init(
    @RegexComponentBuilder _ component: () -> Regex<Substring>
  ) where Output == (Substring, Substring) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      return (all, text)
    }
    self.init(_regex: made)
  }
  init(
    as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Regex<Substring>
  ) where Output == (Substring, Substring) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      return (all, text)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in text })
  }
  init<T>(
    @RegexComponentBuilder _ component: () -> Regex<Substring>, transform: @escaping (Substring) throws -> T
  ) where Output == (Substring, T) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      let value = try transform(text)
      return (all, value)
    }
    self.init(_regex: made)
  }
  init<T>(
    as reference: Reference<T>, @RegexComponentBuilder _ component: () -> Regex<Substring>,
    transform: @escaping (Substring) throws -> T
  ) where Output == (Substring, T) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start) else { return nil }
      let value = try transform(text)
      return (all, value)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init(_ text: String) where Output == (Substring, Substring) { self.init(Regex<Substring>(verbatim: text)) }
  init<R: RegexComponent, C1>(
    _ component: R
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, Substring, C1) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, C1>(
    _ component: R, as reference: Reference<Substring>
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, Substring, C1) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in text })
  }
  init<R: RegexComponent, C1, T>(
    _ component: R, transform: @escaping (Substring) throws -> T
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, T, C1) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, C1, T>(
    _ component: R, as reference: Reference<T>, transform: @escaping (Substring) throws -> T
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, T, C1) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<C1>(
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>
  ) where Output == (Substring, Substring, C1) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1)
    }
    self.init(_regex: made)
  }
  init<C1>(
    as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>
  ) where Output == (Substring, Substring, C1) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in text })
  }
  init<C1, T>(
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>, transform: @escaping (Substring) throws -> T
  ) where Output == (Substring, T, C1) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1)
    }
    self.init(_regex: made)
  }
  init<C1, T>(
    as reference: Reference<T>, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>,
    transform: @escaping (Substring) throws -> T
  ) where Output == (Substring, T, C1) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<R: RegexComponent, C1, C2>(
    _ component: R
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, Substring, C1, C2) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1, made.2)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, C1, C2>(
    _ component: R, as reference: Reference<Substring>
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, Substring, C1, C2) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1, made.2)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in text })
  }
  init<R: RegexComponent, C1, C2, T>(
    _ component: R, transform: @escaping (Substring) throws -> T
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, T, C1, C2) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1, made.2)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, C1, C2, T>(
    _ component: R, as reference: Reference<T>, transform: @escaping (Substring) throws -> T
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, T, C1, C2) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1, made.2)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<C1, C2>(
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>
  ) where Output == (Substring, Substring, C1, C2) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1, made.2)
    }
    self.init(_regex: made)
  }
  init<C1, C2>(
    as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>
  ) where Output == (Substring, Substring, C1, C2) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, text, made.1, made.2)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in text })
  }
  init<C1, C2, T>(
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>, transform: @escaping (Substring) throws -> T
  ) where Output == (Substring, T, C1, C2) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1, made.2)
    }
    self.init(_regex: made)
  }
  init<C1, C2, T>(
    as reference: Reference<T>, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>,
    transform: @escaping (Substring) throws -> T
  ) where Output == (Substring, T, C1, C2) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      let value = try transform(text)
      return (all, value, made.1, made.2)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
}
