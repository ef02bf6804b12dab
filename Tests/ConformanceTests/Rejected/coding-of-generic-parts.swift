struct Box<T>: Codable { var v: T }
struct Half<T: Decodable>: Codable { var v: T }
struct Parts<T>: Decodable { var v: T?; var w: [T] }
class Table<T>: Encodable { var v: [String: T] = [:] }
enum Choice<T>: Codable { case a(T), b }
struct Key: Codable { var v: AnyHashable }
struct Letter: Codable { var c: Character }
struct Whole<T: Codable>: Codable { var v: [T]; var r: Range<Int>; var d: Duration }
