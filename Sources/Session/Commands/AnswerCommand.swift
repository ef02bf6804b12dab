import Machine

/// The network of a session: a table of answers.
enum AnswerCommand {
  static let all = [answer]

  private static let answer = Command(
    "answer", "[URL ANSWER]", of: [.free, .file], "answers the network requests of a program",
    help: """
      A program cannot reach the network: its requests fail unless they are answered
      here. ANSWER is JSON, a file, a status such as 404, or an error such as
      timedOut. URL may end in '*'. 'after DURATION' delays the answer by that virtual
      time. Without arguments, lists the answers. ':answer off URL' removes one, and
      ':answer off' all of them.

        :answer https://acme.test/todos [{"id": 1, "title": "Milk"}]
        :answer https://acme.test/user user.json after 0.5s
        :answer https://acme.test/* timedOut
      """, wordsOfQuestion: 0, scope: .turn
  ) { session, text, command in
    let surroundings = session.engine.world.surroundings
    var rest = text.arguments
    let address = String(rest.prefix { !$0.isWhitespace })
    rest = trimmed(rest.dropFirst(address.count))
    if address.isEmpty {
      session.screen.show(lines: session.answerLines)
      return .done
    }
    if address == "off" {
      let known = surroundings.answers.map(\.address)
      guard rest.isEmpty || known.contains(String(rest)) else {
        throw CommandError.noAnswer(String(rest), known: known)
      }
      surroundings.answers.removeAll { rest.isEmpty || $0.address == rest }
      return .done
    }
    guard !rest.isEmpty else { throw CommandError.missing("ANSWER", command) }
    var delay = Duration.zero
    if let (kept, word) = withoutDelay(rest) {
      guard let duration = TimeCommands.duration(word) else { throw CommandError.notADuration(String(word)) }
      (rest, delay) = (kept, duration)
    }
    let outcome = try session.outcome(of: rest)
    surroundings.answers.removeAll { $0.address == address }
    surroundings.answers.append(NetworkAnswer(address: address, outcome: outcome, delay: delay))
    return .done
  }

  /// Splits `user.json after 0.5s` into the answer and the delay.
  private static func withoutDelay(_ text: Substring) -> (Substring, Substring)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, words[words.count - 2] == "after", let last = words.last else { return nil }
    return (trimmed(text[..<words[words.count - 2].startIndex]), last)
  }

  /// The errors with which a request can be answered: names and codes of `URLError.Code`.
  static let errors = [
    "unknown": -1, "cancelled": -999, "badURL": -1000, "timedOut": -1001, "unsupportedURL": -1002,
    "cannotFindHost": -1003, "cannotConnectToHost": -1004, "networkConnectionLost": -1005, "dnsLookupFailed": -1006,
    "httpTooManyRedirects": -1007, "resourceUnavailable": -1008, "notConnectedToInternet": -1009,
    "badServerResponse": -1011, "userAuthenticationRequired": -1013, "cannotDecodeContentData": -1016,
    "cannotParseResponse": -1017, "secureConnectionFailed": -1200,
  ]
}

extension Session {
  /// The addresses with their answers, one per line.
  fileprivate var answerLines: [String] {
    let answers = engine.world.surroundings.answers
    if answers.isEmpty { return ["There are no answers: every request fails, as without a network."] }
    return Table.lines(answers.map { [$0.address, Self.words($0)] })
  }

  private static func words(_ answer: NetworkAnswer) -> String {
    let after = answer.delay == .zero ? "" : " after \(answer.delay / .seconds(1)) s"
    switch answer.outcome {
    case .bytes(let bytes, let type, let status):
      return "\(status)" + (bytes.isEmpty ? "" : ", \(counted(bytes.count, "byte")), \(type)") + after
    case .error(let code):
      return (AnswerCommand.errors.first { $0.value == code }?.key ?? "error \(code)") + after
    }
  }

  fileprivate func outcome(of text: Substring) throws -> NetworkAnswer.Outcome {
    if let code = AnswerCommand.errors[String(text)] { return .error(code) }
    if let status = Int(text), (100..<600).contains(status) { return .bytes([], type: "text/plain", status: status) }
    if let first = text.first, "{[\"".contains(first) {
      return .bytes(Array(text.utf8), type: "application/json", status: 200)
    }
    do {
      let name = CommandText.name(text)
      let bytes = Array(try options.files.read(name).utf8)
      return .bytes(bytes, type: name.hasSuffix(".json") ? "application/json" : "text/plain", status: 200)
    } catch {
      throw CommandError.file(error.description)
    }
  }
}
