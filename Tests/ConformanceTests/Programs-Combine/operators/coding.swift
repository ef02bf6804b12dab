import Combine

// Coders of one's own: the text of a number, and back.
enum Wrong: Error { case text(String) }

struct NumberDecoder: TopLevelDecoder {
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    guard let number = Int(text), let value = number as? T else { throw Wrong.text(text) }
    return value
  }
}

struct TextEncoder: TopLevelEncoder {
  func encode<T: Encodable>(_ value: T) throws -> String { "<\(value)>" }
}

let subject = PassthroughSubject<String, Never>()
let decoded = subject.decode(type: Int.self, decoder: NumberDecoder())
let first = decoded.sink(receiveCompletion: { print("ended", $0) }, receiveValue: { print("number", $0 + 1) })
let texts = PassthroughSubject<String, Never>()
let encoded = texts.map { $0.count }.encode(encoder: TextEncoder())
let second = encoded.sink(receiveCompletion: { print("ended", $0) }, receiveValue: { print("text", $0) })
subject.send("41")
subject.send("x")
subject.send("7")
texts.send("one")
texts.send("seven")
texts.send(completion: .finished)
print(type(of: encoded), type(of: decoded))
_ = Just("3").decode(type: Int.self, decoder: NumberDecoder()).map { $0 * 2 }
  .replaceError(with: 0).sink { print("just", $0) }
_ = ["1", "b"].publisher.decode(type: Int.self, decoder: NumberDecoder()).catch { _ in Just(-1) }.sink { print($0) }
subject.send(completion: .finished)
_ = (first, second)
