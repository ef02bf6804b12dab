// An overloaded method's conditions decide about the type parameters of its base.

protocol Publisher { associatedtype Output; associatedtype Failure: Error }
struct Fail<Output, Failure: Error>: Publisher { let error: Failure; init(error: Failure) { self.error = error } }
struct AnyPub<Output, Failure: Error>: Publisher {}
extension Publisher { func erase() -> AnyPub<Output, Failure> { AnyPub() } }
extension Publisher where Failure == Error { func handle() -> AnyPub<Output, Failure> { print("handled", Self.self); return AnyPub() } }
extension Publisher where Output == Error, Failure == Never { func handle() -> AnyPub<Output, Failure> { print("never", Self.self); return AnyPub() } }
private extension Publisher { func handle(error: Error) -> Error { error } }
enum Mine: Error { case null(String) }
func make() -> AnyPub<Int, Error> { return Fail(error: Mine.null("a")).handle().erase() }
_ = make()
struct Box<T> { let value: T; init(_ value: T) { self.value = value } }
extension Box where T == Any { func tell() { print("any", T.self) } }
extension Box where T == Never { func tell() { print("never", T.self) } }
extension Box where T == Int? { func show() { print("optional", T.self, value as Any) } }
extension Box where T == String { func show() { print("text", T.self) } }
Box(1).tell()
Box("a").tell()
Box("a").show()
Box(2).show()
let one = 3
Box(one).tell()
Box(one).show()
