struct Bar: Error {}
func g() throws -> Int { 1 }
func a() -> Int { do { return try g() } catch let e as Bar { return foo } }
func b() -> Int { do { return try g() } catch let e as Bar { return "x" } }
func c() -> Int { do { return try g() } catch let e as Bar { let q = zz; return 1 } }
func d() -> Int { do { return try g() + "a" } catch let e as Bar { return 1 } }
func e() -> Int { do { _ = zz; return try g() } catch let e as Bar { return 1 } }
