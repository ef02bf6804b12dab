import Session
import Testing

/// What obsh must not refuse in opened code, because a part of it that is missing may make it right.
@Suite struct OpenedMissingPartsTests {
  private func sealed(_ text: String) -> [String] { OpenedFiles.open(["A.swift": text]).sealed }

  @Test func `a module may add a member to each type that a base may have`() {
    #expect(
      sealed(
        """
        import AcmeSequences
        func braces(_ text: String) -> Int {
          var count = 0
          for (index, character) in text.dropFirst().indexed() {
            switch character {
            case "{": count += 1
            default: print(index)
            }
          }
          for one in [1, 2].reversed().indexed() { print(one) }
          return count
        }
        """) == [])
  }

  @Test func `a wrapper may make an assignment of a property to itself do something`() {
    #expect(
      sealed(
        """
        import AcmeStore
        class User {
          @Published var status = ""
          func touch() { self.status = status }
        }
        """) == [])
    #expect(
      sealed(
        """
        import AcmeStore
        class User {
          var name = ""
          func touch() { self.name = name }
        }
        """) == ["A.swift:4: assigning a property to itself"])
  }

  @Test func `a protocol may make a type codable`() {
    #expect(
      sealed(
        """
        import AcmeServer
        import Foundation
        struct Response<Value: Codable>: Codable { var value: Value }
        struct User: Content { var id: UUID?; var name: String }
        struct Users {
          func all() async throws -> Response<[User]> { Response(value: []) }
          func first() async throws -> Response<User> { Response(value: User(id: nil, name: "a")) }
          func data(_ user: User) throws -> Data { try JSONEncoder().encode([user]) }
          func user(_ data: Data) throws -> User? { try JSONDecoder().decode([User].self, from: data).first }
        }
        """) == [])
  }

  @Test func `an object of Foundation may be bridged to its value`() {
    #expect(
      sealed(
        """
        import Foundation
        protocol Described { var value: Any { get } }
        extension NSCalendar: Described { var value: Any { self as Calendar } }
        extension NSLocale: Described { var value: Any { self as Locale } }
        extension NSNotification: Described { var value: Any { self as Notification } }
        """) == [])
  }

  @Test func `a method of the program hides the library's function of that name`() {
    #expect(
      sealed(
        """
        import XCTest
        extension XCTestCase {
          @_disfavoredOverload
          func XCTAssertEqual<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) {
            print((try? a()) == (try? b()))
          }
        }
        class Tests: XCTestCase {
          func decode<T: Decodable>(_ text: String) throws -> T {
            try JSONDecoder().decode(T.self, from: Data(text.utf8))
          }
          func testNumber() {
            XCTAssertEqual(try decode("2"), 2)
            XCTAssertEqual(["a"], try decode("[]"))
          }
        }
        """) == [])
  }

  @Test func `extensions of two missing types do not share their members`() {
    #expect(
      sealed(
        """
        import AcmeReader
        extension AcmeReader.Status { var title: String { "read" } }
        extension AcmeReader.Chapter {
          func shown() -> String {
            if let title, !title.isEmpty { return title }
            let count = 1
            return "\\(count)"
          }
        }
        """) == [])
    #expect(
      sealed(
        """
        import AcmeReader
        extension AcmeReader.Chapter {
          func shown(count: Int) { if let count { print(count) } }
        }
        """) == ["A.swift:3: initializer for conditional binding must have Optional type, not 'Int'"])
  }
}
