func g() throws -> Int { 1 }
func i() -> Int { do { return try g() } catch let e as Foo { return 0 } }
func j() -> Int { do { return try g() } catch Foo.bar { return 0 } }
func k() -> Int { do { return try g() } catch is Foo { return 0 } }
func l() throws -> Int { do { return try g() } catch is Foo { return 0 } }
func m() -> Int { do { return try g() } catch let e as Foo { return 0 } catch { return 1 } }
