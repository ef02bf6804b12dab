import SwiftUI

struct Primes: View {
  @State private var primes = (2..<20_000).filter { n in !(2..<n).contains { n % $0 == 0 } }  // wrong
  @State private var primes: [Int] = []  // right
  var body: some View {
    Text("\(primes.count)")
      .task { primes = (2..<20_000).filter { n in !(2..<n).contains { n % $0 == 0 } } }  // right
  }
}
