// A composition with AnyObject is met by instances of classes alone.
protocol Named { var name: String { get } }
struct Value: Named { var name: String { "value" } }
enum Choice: Named {
  case only
  var name: String { "choice" }
}
class Object: Named { var name: String { "object" } }
final class Derived: Object { override var name: String { "derived" } }
let all: [any Named] = [Value(), Choice.only, Object(), Derived()]
for one in all {
  print(one is any Named & AnyObject, (one as? any Named & AnyObject)?.name ?? "no instance")
}
let anything: [Any] = [Value(), Choice.only, Object(), 1, "text", Optional<Int>.none as Any]
for one in anything {
  print(one is any Named, one is any Named & AnyObject)
}
let object: any Named = Object()
print((object as! any Named & AnyObject).name)
