struct Service { protocol Client { func go() -> Int } }
struct A: Service.Client { func go() -> Int { 1 } }
final class Net {}
extension Net: Service.Client { func go() -> Int { 2 } }
let c: any Service.Client = Net()
print(c.go(), A().go())
typealias C = Service.Client & AnyObject
let d: any C = Net()
print(d.go())
func use<T: Service.Client>(_ t: T) -> Int { t.go() }
print(use(Net()))
enum Around { struct Inner { protocol P { var n: Int { get } } } }
extension Int: Around.Inner.P { var n: Int { self } }
print((3 as any Around.Inner.P).n)
