import Foundation
class Settings {
  static let shared = Settings()
  var name = "x"
  static var items: [String: Int] = [:]
  private static var instance: Settings?
}
enum Flags { static var isDebug = false; static let limit = 3; nonisolated(unsafe) static var trusted = 1 }
protocol Service { func run() }
struct Real: Service { func run() {} }
enum Registry { static let service: Service = Real(); static var all: [any Service] = []; static let real = Real() }
extension Int { static var lastUsed = 0 }
struct Theme { static let handlers: [() -> Void] = []; static let cb: () -> Void = {} }
@MainActor class Store { static var count = 0; static let shared = Settings() }
actor Bank { static let main = Bank(); static var all: [Bank] = [] }
enum Patterns { static let word = /[a-z]+/; static let dates = ISO8601DateFormatter(); static let lock = NSLock() }
struct Holder { @TaskLocal static var id = 0; @MainActor static var name = ""; static var computed: Int { 1 } }
