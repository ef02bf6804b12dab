enum NetErr: Error, Equatable { case timeout(Int), denied }
enum Other: Error { case x }
func fetch(_ n: Int) throws(NetErr) -> String { guard n > 0 else { throw .denied }; guard n < 10 else { throw NetErr.timeout(n) }; return "ok\(n)" }
func all(_ n: [Int]) throws(NetErr) -> [String] { try n.map(fetch) }
func opt(_ n: Int?) throws(NetErr) -> String? { try n.map(fetch) }
func flat(_ n: Int?) throws(NetErr) -> String? { try n.flatMap { (x) throws(NetErr) in try fetch(x) } }
func life(_ n: Int) throws(NetErr) -> String { try withExtendedLifetime(n) { () throws(NetErr) in try fetch(n) } }
func set(_ s: Set<Int>) throws(NetErr) -> Int { try s.map(fetch).count }
do { print(try all([1, 2])); print(try all([1, 20])) } catch .timeout(let n) { print("timeout", n) } catch { print(error) }
do { print(try opt(3) ?? "-", try opt(nil) ?? "-"); _ = try flat(0) } catch { print(error == .denied) }
do { print(try life(4), try set([1, 2])); _ = try life(30) } catch { switch error { case .denied: print("d"); case .timeout(let n): print("t", n) } }
do { let r = try [1, 20].map { (n) throws(NetErr) in try fetch(n) }; print(r) } catch { print(error == .timeout(20)) }
do { let r = try [1, 20].map { try fetch($0) }; print(r) } catch { print(error is NetErr, type(of: error)) }
do { _ = try [1].map { (n: Int) throws -> Int in throw Other.x } } catch let e as NetErr { print(e) } catch { print("any", error) }
func generic<E: Error>(_ f: (Int) throws(E) -> Int) throws(E) -> [Int] { try [1, 2].map(f) }
do { print(try generic { (n) throws(NetErr) in if n > 1 { throw .denied }; return n }) } catch { print(error == .denied) }
print(generic { $0 * 2 }, [3].map { $0 + 1 })
func both(_ n: Int) throws(NetErr) { do { _ = try [n].map(fetch); print("fine") } catch { throw error } }
do { try both(1); try both(0) } catch { print("b", error) }
struct S { func load(_ i: Int) throws(NetErr) -> Int { i }; func sum() throws(NetErr) -> Int { try (0..<3).map(load).reduce(0, +) } }
print(try S().sum())
