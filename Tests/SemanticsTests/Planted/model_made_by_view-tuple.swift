import SwiftUI
@Observable final class A1 { var n = 0 }
@Observable final class B1 { var n = 0 }
struct Models { let a = A1(); let b = B1() }
struct Pair: View {
  let models = Models()  // wrong
  @State private var models = Models()  // right
  var body: some View { Button("Inc") { models.a.n += 1 }; Text("\(models.a.n) \(models.b.n)") }
}
struct PairHost: View {
  @State private var n = 0
  var body: some View { Pair(); Button("Again") { n += 1 }; Text("\(n)") }
}
:mount PairHost()
:tap Inc
:tap Again
