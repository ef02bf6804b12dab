// `TryCapture`: a capture whose transform may reject it.

struct TryCapture<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init(_regex: Regex<Output>) { regex = _regex }
}

extension TryCapture {
  init<R: RegexComponent, T>(
    _ component: R, transform: @escaping (Substring) throws -> T?
  ) where R.RegexOutput == Substring, Output == (Substring, T) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text) else {
        return nil
      }
      return (all, value)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, T>(
    _ component: R, as reference: Reference<T>, transform: @escaping (Substring) throws -> T?
  ) where R.RegexOutput == Substring, Output == (Substring, T) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text) else {
        return nil
      }
      return (all, value)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<T>(
    @RegexComponentBuilder _ component: () -> Regex<Substring>, transform: @escaping (Substring) throws -> T?
  ) where Output == (Substring, T) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text) else {
        return nil
      }
      return (all, value)
    }
    self.init(_regex: made)
  }
  init<T>(
    as reference: Reference<T>, @RegexComponentBuilder _ component: () -> Regex<Substring>,
    transform: @escaping (Substring) throws -> T?
  ) where Output == (Substring, T) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text) else {
        return nil
      }
      return (all, value)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<R: RegexComponent, C1, T>(
    _ component: R, transform: @escaping (Substring) throws -> T?
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, T, C1) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, C1, T>(
    _ component: R, as reference: Reference<T>, transform: @escaping (Substring) throws -> T?
  ) where R.RegexOutput == (Substring, C1), Output == (Substring, T, C1) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<C1, T>(
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>, transform: @escaping (Substring) throws -> T?
  ) where Output == (Substring, T, C1) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1)
    }
    self.init(_regex: made)
  }
  init<C1, T>(
    as reference: Reference<T>, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1)>,
    transform: @escaping (Substring) throws -> T?
  ) where Output == (Substring, T, C1) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<R: RegexComponent, C1, C2, T>(
    _ component: R, transform: @escaping (Substring) throws -> T?
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, T, C1, C2) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1, made.2)
    }
    self.init(_regex: made)
  }
  init<R: RegexComponent, C1, C2, T>(
    _ component: R, as reference: Reference<T>, transform: @escaping (Substring) throws -> T?
  ) where R.RegexOutput == (Substring, C1, C2), Output == (Substring, T, C1, C2) {
    let content = component.regex
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1, made.2)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
  init<C1, C2, T>(
    @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>, transform: @escaping (Substring) throws -> T?
  ) where Output == (Substring, T, C1, C2) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1, made.2)
    }
    self.init(_regex: made)
  }
  init<C1, C2, T>(
    as reference: Reference<T>, @RegexComponentBuilder _ component: () -> Regex<(Substring, C1, C2)>,
    transform: @escaping (Substring) throws -> T?
  ) where Output == (Substring, T, C1, C2) {
    let content = component()
    let made = Regex<Output>(
      _pattern: "(?<r\(reference._id)>" + _RegexText._closed(content._pattern) + ")", _of: content, _groupsBefore: 1
    ) { run, whole, start, inner in
      guard let all = run._substring(whole), let text = run._substring(start), let value = try transform(text),
        let made = try inner._made(run, start, start + 1)
      else { return nil }
      return (all, value, made.1, made.2)
    }
    self.init(
      _regex: made._referred(by: reference._id) { text in try transform(text) })
  }
}
