// for await and async let in functions that cannot wait or throw.
func a() async { for await i in AsyncThrowingStream<Int, any Error>(unfolding: { nil }) { _ = i } }
func b() async throws { for await i in AsyncThrowingStream<Int, any Error>(unfolding: { nil }) { _ = i } }
func c() async { for try await i in AsyncThrowingStream<Int, any Error>(unfolding: { nil }) { _ = i } }
func d() async throws { for try i in AsyncThrowingStream<Int, any Error>(unfolding: { nil }) { _ = i } }
func e() async throws { for i in AsyncStream<Int>(unfolding: { nil }) { _ = i } }
func f() { for await i in [1, 2] { _ = i } }
func g() async { for await i in [1, 2] { _ = i } }
func h() async { do { for try await i in AsyncThrowingStream<Int, any Error>(unfolding: { nil }) { _ = i } } catch {} }
func t() throws {}
func k() { let f: () throws -> Void = { t() }; let g = { t() }; let h = { try t(); t() }; [1].forEach { _ in t() } }
func l() async { async let x = 1; async let y: Int = t2(); print(x, await y) }
func t2() async throws -> Int { 1 }
func m() async throws { async let y: Int = t2(); print(await y); print(try y) }
