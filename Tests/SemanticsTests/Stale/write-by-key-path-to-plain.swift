import SwiftUI
final class Config { var a = 1; var b = 2 }  // wrong
@Observable final class Config { var a = 1; var b = 2 }  // right
func set<T>(_ path: ReferenceWritableKeyPath<Config, T>, _ value: T, in config: Config) { config[keyPath: path] = value }
struct Page: View { let config: Config; let path: KeyPath<Config, Int>; var body: some View { Text("\(config[keyPath: path])") } }
let config = Config()
:mount Page(config: config, path: \.b)
set(\.b, 9, in: config)
