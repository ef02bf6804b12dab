typealias AnyStored = Store.V3.AnyData
typealias ServerState = Store.State.Server
enum Store { enum V3 {}; enum State {} }
extension Store.V3 { final class AnyData { var name: String = "" } }
extension Store.State { struct Server: Hashable { let n: Int; var text: String { "s\(n)" } } }
extension ServerState { func more() -> Int { n } }
extension AnyStored { static func make() -> AnyStored { AnyStored() } }
print(ServerState(n: 3).more(), AnyStored.make().name)
