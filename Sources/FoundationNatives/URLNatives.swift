import Code
import Foundation
import Machine

/// `URL` and `URLComponents`. A URL is represented by its text and the text of its base, which is empty if there is
/// none.
enum URLNatives {
  static var natives: NativeTable { urls.with(components) }

  private static func url(_ text: String, _ base: String) -> URL? {
    base.isEmpty ? URL(string: text) : URL(string: text, relativeTo: URL(string: base))
  }

  /// The text of a URL and of its base.
  private static func pair(_ url: URL?) -> Value {
    guard let url else { return Value([]) }
    return Value([Value(url.relativeString), Value(url.baseURL?.absoluteString ?? "")])
  }

  private static func wrapped(_ text: String?, _ call: NativeContext) -> Value {
    text.map { call.machine.wrapped(Value($0)) } ?? call.machine.none()
  }

  private static var urls: NativeTable {
    [
      "URL.parsed": { call in
        call[2].bool
          ? pair(url(call[0].string, call[1].string))
          : pair(URL(string: call[0].string, encodingInvalidCharacters: false))
      },
      "URL.file": { call in
        switch call[1].int {
        case 0: pair(URL(fileURLWithPath: call[0].string, isDirectory: false))
        case 1: pair(URL(fileURLWithPath: call[0].string, isDirectory: true))
        default: pair(URL(fileURLWithPath: call[0].string))
        }
      },
      "URL.part": { call in
        guard let url = url(call[0].string, call[1].string) else { return call.machine.none() }
        let text: String? =
          switch call[2].int {
          case 0: url.absoluteString
          case 1: url.scheme
          case 2: url.host
          case 3: url.path
          case 4: url.query
          case 5: url.fragment
          case 6: url.user
          case 7: url.password
          case 8: url.port.map { "\($0)" }
          case 9: url.lastPathComponent
          case 10: url.pathExtension
          case 11: url.relativePath
          case 12: url.host(percentEncoded: true)
          case 13: url.host(percentEncoded: false)
          case 14: url.path(percentEncoded: true)
          case 15: url.path(percentEncoded: false)
          case 16: url.query(percentEncoded: true)
          case 17: url.query(percentEncoded: false)
          case 18: url.description
          case 19: url.debugDescription
          case 20: url.fragment(percentEncoded: false)
          case 21: url.user(percentEncoded: true)
          case 22: url.user(percentEncoded: false)
          case 23: url.password(percentEncoded: true)
          case 24: url.password(percentEncoded: false)
          default: nil
          }
        return wrapped(text, call)
      },
      "URL.path components": { call in
        Value((url(call[0].string, call[1].string)?.pathComponents ?? []).map { Value($0) })
      },
      "URL.isDirectory": { call in Value(url(call[0].string, call[1].string)?.hasDirectoryPath ?? false) },
      "URL.changed": { call in
        guard let url = url(call[0].string, call[1].string) else { return Value([]) }
        let text = call[3].string
        let changed: URL =
          switch call[2].int {
          case 0: url.appendingPathComponent(text)
          case 1: url.appendingPathComponent(text, isDirectory: true)
          case 2: url.appendingPathComponent(text, isDirectory: false)
          case 3: url.deletingLastPathComponent()
          case 4: url.appendingPathExtension(text)
          case 5: url.deletingPathExtension()
          case 6: url.standardized
          case 7: url.absoluteURL
          case 8: url.appending(path: text)
          case 9: url.appending(component: text)
          case 10: url.standardizedFileURL
          case 11: url.appending(path: text, directoryHint: .isDirectory)
          case 12: url.appending(path: text, directoryHint: .notDirectory)
          default: url
          }
        return pair(changed)
      },
      "URL.appending items": { call in
        guard let url = url(call[0].string, call[1].string) else { return Value([]) }
        return pair(url.appending(queryItems: items(call[2])))
      },
    ]
  }

  /// Names and values alternate; a value that is not nil begins with `=`.
  private static func items(_ value: Value) -> [URLQueryItem] {
    let texts = value.elements.map(\.string)
    return stride(from: 0, to: texts.count - 1, by: 2).map { index in
      let value = texts[index + 1]
      return URLQueryItem(name: texts[index], value: value.isEmpty ? nil : String(value.dropFirst()))
    }
  }

  private static func texts(_ items: [URLQueryItem]) -> [Value] {
    items.flatMap { [Value($0.name), Value($0.value.map { "=" + $0 } ?? "")] }
  }

  // MARK: URLComponents: the program stores the text, and a change returns the new one

  private static var components: NativeTable {
    [
      "URLComponents.parsed": { call in
        wrapped(
          (call[1].string.isEmpty
            ? URLComponents(string: call[0].string)
            : url(call[0].string, call[1].string).flatMap {
              URLComponents(url: $0, resolvingAgainstBaseURL: call[2].bool)
            })?.string, call)
      },
      "URLComponents.part": { call in
        wrapped(Self.part(call[1].int, of: fields(call[0])), call)
      },
      "URLComponents.range": { call in
        let parts = fields(call[0])
        let range: Range<String.Index>? =
          switch call[1].int {
          case 0: parts.rangeOfScheme
          case 1: parts.rangeOfUser
          case 2: parts.rangeOfPassword
          case 3: parts.rangeOfHost
          case 4: parts.rangeOfPort
          case 5: parts.rangeOfPath
          case 6: parts.rangeOfQuery
          default: parts.rangeOfFragment
          }
        guard let range, let text = parts.string else { return Value([]) }
        return Value(
          [range.lowerBound, range.upperBound].map { Value(text.utf8.distance(from: text.startIndex, to: $0)) })
      },
      "URLComponents.changed": { call in
        var parts = fields(call[0])
        let text = call[2].isNil ? nil : call[2].string
        try URLPart.check(call[1].int, text)
        set(call[1].int, text, of: &parts)
        let changed = texts(parts)
        guard let place = Self.place(ofPart: call[1].int), changed.count == call[0].elements.count else {
          return Value(changed)
        }
        // The others stay unchanged: a nil user reads as empty if there is a password.
        var fields = call[0].elements
        fields[place] = place == 1 && call[2].isNil ? Value("") : changed[place]
        return Value(fields)
      },
      "URLComponents.items": { call in
        guard let items = fields(call[0]).queryItems else { return call.machine.none() }
        return call.machine.wrapped(Value(texts(items)))
      },
      "URLComponents.changed items": { call in
        var parts = fields(call[0])
        parts.queryItems = call[1].isNil ? nil : items(call[1])
        return Value(texts(parts))
      },
      "URLComponents.fields": { call in
        Value(URLComponents(string: call[0].string).map { texts($0) } ?? [])
      },
      "String.percent decoded": { call in wrapped(call[0].string.removingPercentEncoding, call) },
    ]
  }

  /// The encoded parts: a text for each, which begins with `=` if the part is present.
  private static func texts(_ parts: URLComponents) -> [Value] {
    [
      parts.scheme, parts.percentEncodedUser, parts.percentEncodedPassword, parts.percentEncodedHost,
      parts.port.map { "\($0)" }, parts.percentEncodedPath, parts.percentEncodedQuery, parts.percentEncodedFragment,
    ].map { Value($0.map { "=" + $0 } ?? "") }
  }

  private static func fields(_ value: Value) -> URLComponents {
    let texts = value.elements.map { $0.string.isEmpty ? nil : String($0.string.dropFirst()) }
    var parts = URLComponents()
    guard texts.count == 8 else { return parts }
    parts.scheme = texts[0]
    // A user or password that was set, even to nil, leaves its `@` in the text.
    if let user = texts[1] { parts.percentEncodedUser = user }
    if let password = texts[2] { parts.percentEncodedPassword = password }
    parts.percentEncodedHost = texts[3]
    parts.port = texts[4].flatMap { Int($0) }
    parts.percentEncodedPath = texts[5] ?? ""
    parts.percentEncodedQuery = texts[6]
    parts.percentEncodedFragment = texts[7]
    return parts
  }

  private static func part(_ number: Int, of parts: URLComponents) -> String? {
    switch number {
    case 0: parts.scheme
    case 1: parts.user
    case 2: parts.password
    case 3: parts.host
    case 4: parts.port.map { "\($0)" }
    case 5: parts.path
    case 6: parts.query
    case 7: parts.fragment
    case 8: parts.string
    case 9: parts.percentEncodedPath
    case 10: parts.percentEncodedQuery
    case 11: parts.percentEncodedHost
    case 12: parts.description
    default: parts.percentEncodedFragment
    }
  }

  /// The index of a part among the fields; see `texts`.
  private static func place(ofPart number: Int) -> Int? {
    switch number {
    case 0...7: number
    case 9: 5
    case 10: 6
    case 11: 3
    default: nil
    }
  }

  private static func set(_ number: Int, _ text: String?, of parts: inout URLComponents) {
    switch number {
    case 0: parts.scheme = text
    case 1: parts.user = text
    case 2: parts.password = text
    case 3: parts.host = text
    case 4: parts.port = text.flatMap { Int($0) }
    case 5: parts.path = text ?? ""
    case 6: parts.query = text
    case 7: parts.fragment = text
    case 9: parts.percentEncodedPath = text ?? ""
    case 10: parts.percentEncodedQuery = text
    case 11: parts.percentEncodedHost = text
    default: parts.percentEncodedFragment = text
    }
  }
}
