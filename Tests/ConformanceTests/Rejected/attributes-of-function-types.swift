// Messages name the attributes of function types.
func compute(_ value: @autoclosure @Sendable () -> Int) {}
compute("a")
let describe: @MainActor (Int) -> String = 3
struct Form {
  var action: @MainActor () -> Void
}
let form = Form(action: 3)
let maybe: (@Sendable () -> Void)? = 4
func run(_ body: (@MainActor () -> Void)?) {}
run("a")
func send(_ body: @Sendable (Int) -> Void) {}
send(3)
func keep(_ body: @escaping @MainActor @Sendable () -> Void) {}
keep(1)
func load(_ body: @MainActor () async -> Int) {}
let text: String = load
