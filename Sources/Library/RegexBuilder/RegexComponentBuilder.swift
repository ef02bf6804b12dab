// `RegexBuilder`: a regex as a block of parts. Each part is a regex, whose pattern becomes part of the complete
// pattern.

@resultBuilder
enum RegexComponentBuilder {
  static func buildBlock() -> Regex<Substring> { Regex<Substring>(_pattern: "") }
  static func buildExpression<R: RegexComponent>(_ regex: R) -> Regex<R.RegexOutput> { regex.regex }
  static func buildExpression(_ text: String) -> Regex<Substring> { Regex<Substring>(verbatim: text) }
  static func buildExpression(_ text: Substring) -> Regex<Substring> { Regex<Substring>(verbatim: String(text)) }
  static func buildExpression(_ character: Character) -> Regex<Substring> {
    Regex<Substring>(verbatim: String(character))
  }
  /// The parts that follow are appended: a pattern with alternatives must be one part.
  static func buildPartialBlock<Output>(first: Regex<Output>) -> Regex<Output> {
    Regex(_pattern: _RegexText._part(first._pattern), _of: first, _groupsBefore: 0) { run, whole, start, inner in
      try inner._made(run, whole, start)
    }
  }
  static func buildPartialBlock(
    accumulated: Regex<Substring>, next: Regex<Substring>
  ) -> Regex<Substring> {
    Regex(_joining: accumulated, next) { whole, _, _ in whole }
  }
  static func buildPartialBlock<B1>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, B1)> {
    Regex(_joining: accumulated, next) { whole, _, second in (whole, second.1) }
  }
  static func buildPartialBlock<B1, B2>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, _, second in (whole, second.1, second.2) }
  }
  static func buildPartialBlock<B1, B2, B3>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, _, second in (whole, second.1, second.2, second.3) }
  }
  static func buildPartialBlock<B1, B2, B3, B4>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, _, second in (whole, second.1, second.2, second.3, second.4) }
  }
  static func buildPartialBlock<B1, B2, B3, B4, B5>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4, B5)>
  ) -> Regex<(Substring, B1, B2, B3, B4, B5)> {
    Regex(_joining: accumulated, next) { whole, _, second in (whole, second.1, second.2, second.3, second.4, second.5) }
  }
  static func buildPartialBlock<A1>(
    accumulated: Regex<(Substring, A1)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1)> {
    Regex(_joining: accumulated, next) { whole, first, _ in (whole, first.1) }
  }
  static func buildPartialBlock<A1, B1>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, second.1) }
  }
  static func buildPartialBlock<A1, B1, B2>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, second.1, second.2) }
  }
  static func buildPartialBlock<A1, B1, B2, B3>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, second.1, second.2, second.3) }
  }
  static func buildPartialBlock<A1, B1, B2, B3, B4>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, A1, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, second.1, second.2, second.3, second.4)
    }
  }
  static func buildPartialBlock<A1, A2>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2)> {
    Regex(_joining: accumulated, next) { whole, first, _ in (whole, first.1, first.2) }
  }
  static func buildPartialBlock<A1, A2, B1>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, first.2, second.1) }
  }
  static func buildPartialBlock<A1, A2, B1, B2>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, first.2, second.1, second.2) }
  }
  static func buildPartialBlock<A1, A2, B1, B2, B3>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, A2, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, first.2, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1, A2, A3>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3)> {
    Regex(_joining: accumulated, next) { whole, first, _ in (whole, first.1, first.2, first.3) }
  }
  static func buildPartialBlock<A1, A2, A3, B1>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, first.2, first.3, second.1) }
  }
  static func buildPartialBlock<A1, A2, A3, B1, B2>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, A3, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, first.2, first.3, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4)> {
    Regex(_joining: accumulated, next) { whole, first, _ in (whole, first.1, first.2, first.3, first.4) }
  }
  static func buildPartialBlock<A1, A2, A3, A4, B1>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, A4, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in (whole, first.1, first.2, first.3, first.4, second.1) }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5)> {
    Regex(_joining: accumulated, next) { whole, first, _ in (whole, first.1, first.2, first.3, first.4, first.5) }
  }
}

extension Regex {
  init<Content>(@RegexComponentBuilder _ content: () -> Regex<Content>) where Output == Content { self = content() }
  /// One part after another. The match of the second begins where that of the first ends, so that neither has the
  /// whole match: it is passed to the function that creates the output.
  init<First, Second>(
    _joining first: Regex<First>, _ second: Regex<Second>, _ output: @escaping (Substring, First, Second) -> Output
  ) {
    self.init(_first: first, second, between: "", output)
  }
  /// One part or the other.
  init<First, Second>(
    _either first: Regex<First>, _ second: Regex<Second>, _ output: @escaping (Substring, First, Second) -> Output
  ) {
    self.init(_first: first, second, between: "|", output)
  }
  init<First, Second>(
    _first first: Regex<First>, _ second: Regex<Second>, between mark: String,
    _ output: @escaping (Substring, First, Second) -> Output
  ) {
    let offset = first._groups
    let later = second._references.map { reference in
      (
        id: reference.id,
        value: { (run: _RegexRun, start: Int) throws -> Any? in
          try reference.value(run, start + offset)
        }
      )
    }
    self.init(
      // The first pattern is what a builder has made of parts so far.
      _pattern: first._pattern + mark + _RegexText._part(second._pattern),
      _references: first._references + later
    ) { run, whole, start in
      guard let text = run._substring(whole), let one = try first._made(run, whole, start),
        let two = try second._made(run, whole, start + offset)
      else { return nil }
      return output(text, one, two)
    }
  }
  /// A part of which only the whole match is needed, or whose captures `output` rewrites.
  init<Inner>(
    _pattern: String, _of inner: Regex<Inner>, _groupsBefore offset: Int,
    _ output: @escaping (_RegexRun, Int, Int, Regex<Inner>) throws -> Output?
  ) {
    let moved = inner._references.map { reference in
      (
        id: reference.id,
        value: { (run: _RegexRun, start: Int) throws -> Any? in
          try reference.value(run, start + offset)
        }
      )
    }
    self.init(_pattern: _pattern, _references: moved) { run, whole, start in
      try output(run, whole, start, inner)
    }
  }
}

extension _RegexText {
  /// A pattern as one part of another.
  static func _part(_ pattern: String) -> String { "(?:" + _closed(pattern) + ")" }
}
