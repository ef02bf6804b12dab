import Code
import Foundation
import Machine

/// The toolchain's encoders and decoders at work for a program: their containers, by the numbers in the program's
/// containers. A number is valid until the outermost coding call returns.
///
/// Unchecked: the object stays on the machine's thread, but `userInfo` requires Sendable.
final class CodingHost: @unchecked Sendable {
  enum Place {
    case encoder(any Encoder)
    case keyedEncoding(KeyedEncodingContainer<HostKey>)
    case unkeyedEncoding(any UnkeyedEncodingContainer)
    case singleEncoding(any SingleValueEncodingContainer)
    case decoder(any Decoder)
    case keyedDecoding(KeyedDecodingContainer<HostKey>)
    case unkeyedDecoding(any UnkeyedDecodingContainer)
    case singleDecoding(any SingleValueDecodingContainer)
  }

  static let key = CodingUserInfoKey(rawValue: "obsh")

  private var places: [Place] = []
  /// The initial state of unkeyed containers, by number.
  private var beginnings: [Int: any UnkeyedDecodingContainer] = [:]
  /// The closures that make the values being decoded, innermost last.
  private(set) var work: [(any Decoder) throws -> Value] = []

  func add(_ place: Place) -> Int {
    places.append(place)
    if case .unkeyedDecoding(let container) = place { beginnings[places.count - 1] = container }
    return places.count - 1
  }

  subscript(number: Int) -> Place {
    get throws {
      guard places.indices.contains(number) else {
        throw Trap("a coding container was used after its encoder or decoder had ended")
      }
      return places[number]
    }
  }

  func replace(_ number: Int, with place: Place) { places[number] = place }

  /// The number of an unkeyed container at an index: a program's copies of a container advance independently.
  func container(_ number: Int, at index: Int) throws -> Int {
    guard case .unkeyedDecoding(let container) = try self[number], container.currentIndex != index,
      let beginning = beginnings[number]
    else { return number }
    var other = beginning
    while other.currentIndex < index, !other.isAtEnd { _ = try other.superDecoder() }
    let made = add(.unkeyedDecoding(other))
    beginnings[made] = beginning
    return made
  }

  /// Decodes with values created by `making`.
  func decoding<Result>(by making: @escaping (any Decoder) throws -> Value, _ body: () throws -> Result) rethrows
    -> Result
  {
    work.append(making)
    defer { work.removeLast() }
    return try body()
  }

  /// Afterwards, removes what the work has added: an encoder for a superclass writes when it is deallocated.
  func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    let count = places.count
    defer {
      places.removeSubrange(count...)
      beginnings = beginnings.filter { $0.key < count }
    }
    return try work()
  }
}

/// A key of the program.
///
/// Unchecked: it never leaves the machine's thread, on which its coder runs.
struct HostKey: CodingKey, CustomStringConvertible, @unchecked Sendable {
  let stringValue: String
  let intValue: Int?
  /// The program's own key, as `any CodingKey`; nil for a key that the coder has created.
  let own: Value?
  private let text: String?

  init(stringValue: String) { self.init(stringValue, nil) }
  init(intValue: Int) { self.init("\(intValue)", intValue) }

  private init(_ stringValue: String, _ intValue: Int?) {
    self.stringValue = stringValue
    self.intValue = intValue
    own = nil
    text = nil
  }

  /// - Parameter value: An `any CodingKey` of the program.
  init(_ value: Value, _ name: String, _ number: Int?, text: String) {
    own = value
    stringValue = name
    intValue = number
    self.text = text
  }

  var description: String {
    text ?? "_CodingKey(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
  }
}

/// A value of the program that encodes itself by its own function.
struct HostEncoding: Encodable {
  let work: (any Encoder) throws -> Void
  func encode(to encoder: any Encoder) throws { try work(encoder) }
}

/// A value that the program creates from a decoder, with the last function that the host has received.
struct HostDecoding: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    guard let making = CodingHost.key.flatMap({ decoder.userInfo[$0] }) as? CodingHost, let work = making.work.last
    else {
      throw Trap("a decoder has lost its host")
    }
    value = try work(decoder)
  }
}
