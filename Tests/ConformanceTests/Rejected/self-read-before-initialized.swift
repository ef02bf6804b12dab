struct A { var y: Int; init() { print(y); y = 1 } }
struct B { var y: Int; var z: Int; init() { print(y); y = 1; z = 1 } }
struct C { var y: Int; var z: Int; init() { z = 2; print(y); y = 1; z = 1 } }
struct D { let y: Int; let z: Int; init() { print(y); y = 1; z = 1 } }
struct E { var y: Int; var z: Int; init() { print(y + 1); y = 1; z = 1 } }
struct F { var y: String; var z: Int; init() { let q = y; _ = q; y = ""; z = 1 } }
struct G { var y: String; var z: Int; init() { z = y.count; y = "" } }
struct H { var y: String; var z: Int; init() { self.z = self.y.count; y = "" } }
