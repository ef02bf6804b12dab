import SwiftUI
final class Memo<K: Hashable, V> { private var values: [K: V] = [:]; func value(_ key: K, _ make: () -> V) -> V { if let v = values[key] { return v }; let v = make(); values[key] = v; return v } }
struct Squares: View { @State private var memo = Memo<Int, Int>(); @State private var n = 1; var body: some View { Text("\(memo.value(n) { n * n })"); Button("Up") { n += 1 } } }
:mount Squares()
:tap Up
