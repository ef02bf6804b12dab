enum NetErr: Error { case a, b }
func fetch() throws(NetErr) -> Int { throw .a }
func g1() throws(NetErr) { do { _ = try fetch() } catch .a { } }
func g2() { do { _ = try fetch() } catch .a { } }
func g3() { do { _ = try fetch() } catch NetErr.a { } }
func g4() { do { _ = try fetch() } catch .a { } catch .b { } }
func g5() { do throws(NetErr) { _ = try fetch() } catch .a { } }
func g6() throws(NetErr) { do { _ = try fetch() } catch NetErr.a { } }
func g7() throws { do { _ = try fetch() } catch let e as NetErr { print(e) } }
func g8() { do { _ = try fetch() } catch let e where e == .a { print(e) } }
func h() throws -> Int { 1 }
func g9() throws(NetErr) { do { _ = try h() } catch NetErr.a { } }
func g10() throws(NetErr) { do { _ = try h() } catch is NetErr { } }
func g11() throws(NetErr) { do { _ = try h() } catch { throw error } }
func g12() throws(NetErr) { do { _ = try fetch(); _ = try h() } catch { throw .a } }
func g13() throws(NetErr) { try h() }
func g14() throws(NetErr) { throw Other.x }
enum Other: Error { case x }
func g15() { do { _ = try fetch() } catch let e as Other { print(e) } }
do { _ = try fetch() } catch .a { }
do { _ = try fetch() } catch NetErr.b { }
let cl = { () throws(NetErr) in do { _ = try h() } catch NetErr.a { } }
let c2: () throws(NetErr) -> Void = { try h() }
