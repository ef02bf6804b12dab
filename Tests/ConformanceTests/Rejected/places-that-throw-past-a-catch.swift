struct Bar: Error {}
func g() throws -> Int { 1 }
func a() -> Int { do { _ = try g(); let x = try g() + (try g()); throw Bar() } catch let e as Bar { return 1 } }
func b() { do { _ = try g() + "a"; _ = try g() } catch let e as Bar { } }
func c() { do { if try g() > 0 { throw Bar() }; for _ in 0..<(try g()) { try g() } } catch is Bar { } }
func d() { do { do { try g() } catch is Bar {} } catch is Bar { } }
func e() { do { { try? g() }(); let c = { try g() }; _ = try c() } catch is Bar { } }
