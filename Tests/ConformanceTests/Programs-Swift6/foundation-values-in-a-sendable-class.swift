import Foundation
final class Log: Sendable { private let url: URL; let date: Date; let id: UUID; let locale = Locale(identifier: "en")
  init() { url = URL(string: "a")!; date = Date(timeIntervalSince1970: 0); id = UUID() } }
print(Log().date.timeIntervalSince1970)
