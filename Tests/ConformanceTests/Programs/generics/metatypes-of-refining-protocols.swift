// `any Command.Type` is also an `any Arguments.Type` if Command refines Arguments.
protocol Arguments { init() }
protocol Command: Arguments { static var name: String { get } }
extension Command { static var name: String { "\(Self.self)" } }
struct Run: Command {}
struct Build: Command { static let name = "make" }

func describe(_ type: Arguments.Type) -> String { "\(type.init())" }
func count(_ types: [Arguments.Type]) -> Int { types.count }
struct Entry {
  let type: Arguments.Type
  init(_ type: Arguments.Type, isHidden: Bool = false) { self.type = type }
}
let command: Command.Type = Run.self
print(describe(command), count([command, Build.self]), Entry(command).type)
let all: [Command.Type] = [command, Build.self]
print(all.map { describe($0) }, all.last.map { describe($0) } as Any, all.map { Entry($0) }.count)
let optional: Arguments.Type? = command
print(optional as Any, (optional as? Command.Type)?.name as Any)
extension BidirectionalCollection where Element == Command.Type {
  func last(isHidden: Bool) -> Entry? { self.last.map({ Entry($0, isHidden: isHidden) }) }
}
print(all.last(isHidden: true) as Any)
func both(_ type: (Command & CustomStringConvertible).Type) -> String { describe(type) }
extension Run: CustomStringConvertible { var description: String { "running" } }
print(both(Run.self))
