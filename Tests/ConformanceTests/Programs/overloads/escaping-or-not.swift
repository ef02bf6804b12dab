// A function that may escape is more special than one that must not.

func note() {}
struct M {
  static func f(_ body: @escaping () -> Void) -> [Int] { print("escaping"); return [1] }
  static func f(_ body: () -> Void) -> String { print("not escaping"); return "r" }
}
_ = M.f(note)
_ = M.f({})
_ = M.f { }
let held = {}
_ = M.f(held)
let text: String = M.f { }
print(text)
