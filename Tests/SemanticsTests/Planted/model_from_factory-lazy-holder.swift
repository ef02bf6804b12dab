import SwiftUI
@Observable final class Sub { var n = 0 }
final class LazyBox<T> { let make: () -> T; init(_ make: @escaping () -> T) { self.make = make }; var value: T { make() } }  // wrong
final class LazyBox<T> { let make: () -> T; init(_ make: @escaping () -> T) { self.make = make }; lazy var value: T = make() }  // right
struct SubView: View {
  let sub: Sub
  var body: some View { Button("Inc") { sub.n += 1 }; Text("\(sub.n)") }
}
struct BoxHost: View {
  @State private var box = LazyBox { Sub() }
  @State private var n = 0
  var body: some View { SubView(sub: box.value); Button("Again") { n += 1 }; Text("\(n)") }
}
:mount BoxHost()
:tap Inc
:tap Again
