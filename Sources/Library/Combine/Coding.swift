// Operators that encode and decode the values of their upstream.

protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { typealias Output = Data }

extension Publishers {
  struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: _LibraryPublisher
  where Upstream.Output == Coder.Input {
    typealias Failure = Error
    let _stream: _Stream
  }
  struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _LibraryPublisher where Upstream.Output: Encodable {
    typealias Output = Coder.Output
    typealias Failure = Error
    let _stream: _Stream
  }
}

extension Publisher {
  func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode<Self, Item, Coder>(
      _stream: _throwing._tryMap { (value: Output) in try decoder.decode(type, from: value) })
  }
  func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode<Self, Coder>(_stream: _throwing._tryMap { (value: Output) in try encoder.encode(value) })
  }
}
