// `RegexComponentBuilder`: blocks with six to ten captures.

extension RegexComponentBuilder {
  static func buildPartialBlock<B1, B2, B3, B4, B5, B6>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6)>
  ) -> Regex<(Substring, B1, B2, B3, B4, B5, B6)> {
    Regex(_joining: accumulated, next) { whole, _, second in
      (whole, second.1, second.2, second.3, second.4, second.5, second.6)
    }
  }
  static func buildPartialBlock<A1, B1, B2, B3, B4, B5>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3, B4, B5)>
  ) -> Regex<(Substring, A1, B1, B2, B3, B4, B5)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, second.1, second.2, second.3, second.4, second.5)
    }
  }
  static func buildPartialBlock<A1, A2, B1, B2, B3, B4>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, A1, A2, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, second.1, second.2, second.3, second.4)
    }
  }
  static func buildPartialBlock<A1, A2, A3, B1, B2, B3>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, A2, A3, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, B1, B2>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, A3, A4, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, B1>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, second.1)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6)> {
    Regex(_joining: accumulated, next) { whole, first, _ in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6)
    }
  }
  static func buildPartialBlock<B1, B2, B3, B4, B5, B6, B7>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7)>
  ) -> Regex<(Substring, B1, B2, B3, B4, B5, B6, B7)> {
    Regex(_joining: accumulated, next) { whole, _, second in
      (whole, second.1, second.2, second.3, second.4, second.5, second.6, second.7)
    }
  }
  static func buildPartialBlock<A1, B1, B2, B3, B4, B5, B6>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6)>
  ) -> Regex<(Substring, A1, B1, B2, B3, B4, B5, B6)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, second.1, second.2, second.3, second.4, second.5, second.6)
    }
  }
  static func buildPartialBlock<A1, A2, B1, B2, B3, B4, B5>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2, B3, B4, B5)>
  ) -> Regex<(Substring, A1, A2, B1, B2, B3, B4, B5)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, second.1, second.2, second.3, second.4, second.5)
    }
  }
  static func buildPartialBlock<A1, A2, A3, B1, B2, B3, B4>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, A1, A2, A3, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, second.1, second.2, second.3, second.4)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, B1, B2, B3>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, A2, A3, A4, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, B1, B2>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, B1>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, second.1)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7)> {
    Regex(_joining: accumulated, next) { whole, first, _ in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7)
    }
  }
  static func buildPartialBlock<B1, B2, B3, B4, B5, B6, B7, B8>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8)>
  ) -> Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8)> {
    Regex(_joining: accumulated, next) { whole, _, second in
      (whole, second.1, second.2, second.3, second.4, second.5, second.6, second.7, second.8)
    }
  }
  static func buildPartialBlock<A1, B1, B2, B3, B4, B5, B6, B7>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7)>
  ) -> Regex<(Substring, A1, B1, B2, B3, B4, B5, B6, B7)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, second.1, second.2, second.3, second.4, second.5, second.6, second.7)
    }
  }
  static func buildPartialBlock<A1, A2, B1, B2, B3, B4, B5, B6>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6)>
  ) -> Regex<(Substring, A1, A2, B1, B2, B3, B4, B5, B6)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, second.1, second.2, second.3, second.4, second.5, second.6)
    }
  }
  static func buildPartialBlock<A1, A2, A3, B1, B2, B3, B4, B5>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1, B2, B3, B4, B5)>
  ) -> Regex<(Substring, A1, A2, A3, B1, B2, B3, B4, B5)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, second.1, second.2, second.3, second.4, second.5)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, B1, B2, B3, B4>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, A1, A2, A3, A4, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, second.1, second.2, second.3, second.4)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, B1, B2, B3>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, B1, B2>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, B1>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, second.1)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, A8>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8)> {
    Regex(_joining: accumulated, next) { whole, first, _ in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, first.8)
    }
  }
  static func buildPartialBlock<B1, B2, B3, B4, B5, B6, B7, B8, B9>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8, B9)>
  ) -> Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8, B9)> {
    Regex(_joining: accumulated, next) { whole, _, second in
      (whole, second.1, second.2, second.3, second.4, second.5, second.6, second.7, second.8, second.9)
    }
  }
  static func buildPartialBlock<A1, B1, B2, B3, B4, B5, B6, B7, B8>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8)>
  ) -> Regex<(Substring, A1, B1, B2, B3, B4, B5, B6, B7, B8)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, second.1, second.2, second.3, second.4, second.5, second.6, second.7, second.8)
    }
  }
  static func buildPartialBlock<A1, A2, B1, B2, B3, B4, B5, B6, B7>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7)>
  ) -> Regex<(Substring, A1, A2, B1, B2, B3, B4, B5, B6, B7)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, second.1, second.2, second.3, second.4, second.5, second.6, second.7)
    }
  }
  static func buildPartialBlock<A1, A2, A3, B1, B2, B3, B4, B5, B6>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6)>
  ) -> Regex<(Substring, A1, A2, A3, B1, B2, B3, B4, B5, B6)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, second.1, second.2, second.3, second.4, second.5, second.6)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, B1, B2, B3, B4, B5>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<(Substring, B1, B2, B3, B4, B5)>
  ) -> Regex<(Substring, A1, A2, A3, A4, B1, B2, B3, B4, B5)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, second.1, second.2, second.3, second.4, second.5)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, B1, B2, B3, B4>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5)>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, second.1, second.2, second.3, second.4)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, B1, B2, B3>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, B1, B2>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, A8, B1>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, first.8, second.1)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, A8, A9>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, A9)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, A9)> {
    Regex(_joining: accumulated, next) { whole, first, _ in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, first.8, first.9)
    }
  }
  static func buildPartialBlock<B1, B2, B3, B4, B5, B6, B7, B8, B9, B10>(
    accumulated: Regex<Substring>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10)>
  ) -> Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10)> {
    Regex(_joining: accumulated, next) { whole, _, second in
      (whole, second.1, second.2, second.3, second.4, second.5, second.6, second.7, second.8, second.9, second.10)
    }
  }
  static func buildPartialBlock<A1, B1, B2, B3, B4, B5, B6, B7, B8, B9>(
    accumulated: Regex<(Substring, A1)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8, B9)>
  ) -> Regex<(Substring, A1, B1, B2, B3, B4, B5, B6, B7, B8, B9)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, second.1, second.2, second.3, second.4, second.5, second.6, second.7, second.8, second.9)
    }
  }
  static func buildPartialBlock<A1, A2, B1, B2, B3, B4, B5, B6, B7, B8>(
    accumulated: Regex<(Substring, A1, A2)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7, B8)>
  ) -> Regex<(Substring, A1, A2, B1, B2, B3, B4, B5, B6, B7, B8)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, second.1, second.2, second.3, second.4, second.5, second.6, second.7, second.8)
    }
  }
  static func buildPartialBlock<A1, A2, A3, B1, B2, B3, B4, B5, B6, B7>(
    accumulated: Regex<(Substring, A1, A2, A3)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6, B7)>
  ) -> Regex<(Substring, A1, A2, A3, B1, B2, B3, B4, B5, B6, B7)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, second.1, second.2, second.3, second.4, second.5, second.6, second.7)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, B1, B2, B3, B4, B5, B6>(
    accumulated: Regex<(Substring, A1, A2, A3, A4)>, next: Regex<(Substring, B1, B2, B3, B4, B5, B6)>
  ) -> Regex<(Substring, A1, A2, A3, A4, B1, B2, B3, B4, B5, B6)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, second.1, second.2, second.3, second.4, second.5, second.6)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, B1, B2, B3, B4, B5>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5)>, next: Regex<(Substring, B1, B2, B3, B4, B5)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, B1, B2, B3, B4, B5)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, second.1, second.2, second.3, second.4, second.5)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, B1, B2, B3, B4>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6)>, next: Regex<(Substring, B1, B2, B3, B4)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, B1, B2, B3, B4)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, second.1, second.2, second.3, second.4)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, B1, B2, B3>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7)>, next: Regex<(Substring, B1, B2, B3)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, B1, B2, B3)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, second.1, second.2, second.3)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, A8, B1, B2>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8)>, next: Regex<(Substring, B1, B2)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, B1, B2)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, first.8, second.1, second.2)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, A8, A9, B1>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, A9)>, next: Regex<(Substring, B1)>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, A9, B1)> {
    Regex(_joining: accumulated, next) { whole, first, second in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, first.8, first.9, second.1)
    }
  }
  static func buildPartialBlock<A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(
    accumulated: Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10)>, next: Regex<Substring>
  ) -> Regex<(Substring, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10)> {
    Regex(_joining: accumulated, next) { whole, first, _ in
      (whole, first.1, first.2, first.3, first.4, first.5, first.6, first.7, first.8, first.9, first.10)
    }
  }
}
