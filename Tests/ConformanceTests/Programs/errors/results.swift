// Result
enum E: Error, Equatable { case bad(Int), worse }
let ok: Result<Int, E> = .success(3), no: Result<Int, E> = .failure(.bad(2))
print(ok, no, try ok.get(), (try? no.get()) as Any, ok.map { $0 * 2 }, no.mapError { "\($0)" as! String == "" ? E.worse : E.bad(9) }, ok.flatMap { _ in no }, no.flatMapError { _ in .success(1) as Result<Int, E> })
do { _ = try no.get() } catch { print("caught", error) }; do { _ = try no.get() } catch E.bad(let n) { print(n) } catch { print("other") }
let r = Result { try throwing(1) }; print(r, type(of: r)); let r2 = Result { try throwing(-1) }; print(r2); func throwing(_ n: Int) throws -> String { if n < 0 { throw E.worse }; return "ok\(n)" }
switch ok { case .success(let v): print(v); case .failure(let e): print(e) }; if case .failure(.bad(let n)) = no { print("n", n) }; print(ok == .success(3), ok == no, Set([ok, ok]).count == 1 ? "" : "x"); extension E: Hashable {}
debugPrint(ok, no, r2); print([ok, no].compactMap { try? $0.get() }, ok.isOK); extension Result { var isOK: Bool { if case .success = self { true } else { false } } }
func load(_ done: (Result<[String], Error>) -> Void) { done(.success(["a"])); done(.failure(E.worse)) }; load { print($0) }; print(ok.hashValue == ok.hashValue, E.bad(1), E.bad(1) == E.bad(1), E.worse as Error, (E.worse as Error) as? E as Any, "\(E.bad(3))", String(reflecting: E.bad(3)), (E.bad(1) as Error).localizedDescription.isEmpty); extension Error { var localizedDescription: String { "l" } }
