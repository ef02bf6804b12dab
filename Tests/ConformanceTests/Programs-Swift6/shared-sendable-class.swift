final class Settings: Sendable { static let shared = Settings(); let name = "x"; private init() {} }
print(Settings.shared.name)
