// What a `throw` throws in a `do` is caught as `any Error`, what a call throws as the type that it declares.
enum Failure: Error { case a, b }
func fail() throws(Failure) {}
func f() throws(Failure) { do { throw Failure.a } catch { throw error } }
func g() throws(Failure) { do { try fail() } catch { throw error } }
func h() { do { throw Failure.a } catch { let e: Failure = error; print(e) } }
func k() { do { try fail() } catch { let e: Failure = error; print(e) } }
func l() { do { try fail(); throw Failure.a } catch { let e: Failure = error; print(e) } }
func m() { do throws(Failure) { throw .a } catch { let e: Failure = error; print(e) } }
func n() { do { throw Failure.a } catch .a { } catch { } }
