protocol M {}
struct A: M { func f(_ a: Int, _ xs: [some M]..., b: Int) {}; subscript(_ m: some M...) -> Int { 0 } }
