struct Config { static let shared = Config(); var n = 1 }
print(Config.shared.n)
