// A name in a signature means a type around before an associated type that the signature may decide.
protocol R { associatedtype Coordinator = Void; func makeCoordinator() -> Coordinator;  }
extension R where Coordinator == Void { func makeCoordinator() {} }
extension R { func show() { print(Coordinator.self, makeCoordinator()) } }
struct Outer {
  class Coordinator: CustomStringConvertible {
    var moved: (() -> Void)?; func moved(with: Int) { moved?() }; var description: String { "outer" }
  }
  struct Rep: R {
    let moved: () -> Void
    func makeCoordinator() -> Coordinator {
      let coordinator = Coordinator(); coordinator.moved = moved; return coordinator
    }
  }
  struct Own: R { class Coordinator {}; func makeCoordinator() -> Coordinator { Coordinator() } }
  struct None: R {}
}
Outer.Rep(moved: { print("moved") }).show()
let c = Outer.Rep(moved: { print("moved") }).makeCoordinator()
c.moved(with: 1)
print(Outer.Own.Coordinator.self)
Outer.None().show()
