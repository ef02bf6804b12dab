import LanguageServer
import Trace

/// A protocol by which other programs use obsh. A service takes messages and returns answers; it neither reads nor
/// writes a stream.
///
/// All members except the static ones are used on one thread.
package protocol Service: AnyObject, SendableMetatype {
  /// True if the client has ended the connection.
  var hasEnded: Bool { get }

  /// The answer to a message; empty if it gets none. Each message has at most one answer, and never fails.
  func answer(_ message: Message) -> Answer
  /// Repeats, after a crash, the effects on sessions of a message that was answered before it.
  func repeatWork(of message: Message)
  /// The answer to a message during which the process crashed.
  func answer(toCrashIn message: Message) -> [UInt8]

  /// The way in which a stream is split into messages.
  static var framing: Framing { get }
  /// The request that a message cancels; nil for any other message.
  static func cancelled(by message: Message) -> RequestID?
  /// The answer to a message that does not wait for the requests before it; nil if it does.
  static func promptAnswer(to message: Message) -> [UInt8]?
  /// The answer to a cancelled request; empty if it gets none.
  static func answer(toCancelled message: Message) -> [UInt8]
}

/// The answer to a message.
package struct Answer {
  package var bytes: [UInt8] = []
  /// True if the client has cancelled the request: the sessions must not be taken to that state again.
  package var wasCancelled = false
}

/// A message as received.
package struct Message: Sendable {
  /// Nil if the message is not JSON.
  let json: JSON?

  package init(_ frame: MessageFrames.Frame) {
    json = if case .message(let body) = frame { JSONText.value(of: body) } else { nil }
  }

  init(_ json: JSON) { self.json = json }

  /// The identifier of a request; nil for a notification, and for an invalid request.
  package var id: RequestID? { json?["id"].flatMap(RequestID.init) }
  var method: String? { json?["method"]?.string }
}

/// The identifier that a client gives a request.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ json: JSON) {
    switch json {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }
}

/// The way in which messages are separated.
package enum Framing: Sendable {
  /// `Content-Length: 42`, an empty line, and the bytes of the message.
  case headers
  /// One message per line.
  case lines

  /// A message in this framing.
  func frame(_ json: JSON) -> [UInt8] {
    switch self {
    case .headers: MessageFrames.frame(json.text)
    // The text contains no newline, because JSON escapes those in strings.
    case .lines: Array((json.text + "\n").utf8)
    }
  }
}

/// The messages in a stream of bytes.
package struct MessageReader {
  private let framing: Framing
  private var frames = MessageFrames()
  private var line: [UInt8] = []
  private var isTooLong = false

  /// The maximum length of a line; a longer one is not a message.
  private static let longestLine = 64 << 20

  package init(_ framing: Framing) { self.framing = framing }

  /// The messages that are complete with these bytes.
  package mutating func messages(in bytes: [UInt8]) -> [Message] {
    switch framing {
    case .headers:
      frames.add(bytes)
      var messages: [Message] = []
      while let frame = frames.next() { messages.append(Message(frame)) }
      return messages
    case .lines:
      let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      var messages: [Message] = []
      for (index, piece) in pieces.enumerated() {
        if !isTooLong { line += piece }
        if line.count > Self.longestLine { (isTooLong, line) = (true, []) }
        if index < pieces.count - 1, let message = endLine() { messages.append(message) }
      }
      return messages
    }
  }

  private mutating func endLine() -> Message? {
    defer { (isTooLong, line) = (false, []) }
    if isTooLong { return Message(.garbage) }
    return line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } ? nil : Message(.message(line))
  }
}
