import Observation
@propertyWrapper struct W<T> { var wrappedValue: T ; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@Observable class M { var n = 1; @ObservationIgnored @W var cache = [1]; @ObservationIgnored @W private var p = "p"; func f() { cache.append(n); p += "!"; print(cache, p) } ; @W static var st = 5 }
let m = M(); m.f(); m.n = 2; m.f(); M.st += 1; print(M.st)
withObservationTracking { _ = m.cache; _ = m.n } onChange: { print("changed") }
m.cache = []; print("-"); m.n = 3
@MainActor class Mn { @W var x = 1; func f() { x += 1; print(x) } }
