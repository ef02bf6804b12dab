// Repetition and choice. A capture inside may not take part in the match: it is then optional, which is determined by
// a group around the repeated part.

struct OneOrMore<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init(_regex: Regex<Output>) { regex = _regex }
}

extension OneOrMore {
  init(
    _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Regex<Substring>
  ) where Output == Substring {
    let content = component()
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        return text
      })
  }
  init<R: RegexComponent>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  ) where R.RegexOutput == Substring, Output == Substring {
    let content = component.regex
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        return text
      })
  }
  init(_ text: String, _ behavior: RegexRepetitionBehavior? = nil) where Output == Substring {
    self.init(Regex<Substring>(verbatim: text), behavior)
  }
  init<C1>(
    _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>
  ) where Output == (Substring, C1) {
    let content = component()
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1)
      })
  }
  init<R: RegexComponent, C1>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, C1) {
    let content = component.regex
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1)
      })
  }
  init<C1, C2>(
    _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>
  ) where Output == (Substring, C1, C2) {
    let content = component()
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1, made.2)
      })
  }
  init<R: RegexComponent, C1, C2>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, C1, C2) {
    let content = component.regex
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1, made.2)
      })
  }
  init<C1, C2, C3>(
    _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2, C3)>
  ) where Output == (Substring, C1, C2, C3) {
    let content = component()
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1, made.2, made.3)
      })
  }
  init<R: RegexComponent, C1, C2, C3>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  ) where R.RegexOutput == (Substring, C1, C2, C3), Output == (Substring, C1, C2, C3) {
    let content = component.regex
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1, made.2, made.3)
      })
  }
  init<C1, C2, C3, C4>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2, C3, C4)>
  ) where Output == (Substring, C1, C2, C3, C4) {
    let content = component()
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1, made.2, made.3, made.4)
      })
  }
  init<R: RegexComponent, C1, C2, C3, C4>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  ) where R.RegexOutput == (Substring, C1, C2, C3, C4), Output == (Substring, C1, C2, C3, C4) {
    let content = component.regex
    self.init(
      _regex: Regex(
        _pattern: "(?:" + _RegexText._closed(content._pattern) + ")+" + (behavior?._suffix ?? ""),
        _of: content, _groupsBefore: 0
      ) { run, whole, start, inner in
        guard let text = run._substring(whole) else { return nil }
        guard let made = try inner._made(run, whole, start) else { return nil }
        return (text, made.1, made.2, made.3, made.4)
      })
  }
}
