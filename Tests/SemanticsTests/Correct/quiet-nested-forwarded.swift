import SwiftUI
import Combine
final class Inner: ObservableObject { @Published var n = 0 }
final class Outer: ObservableObject { let inner = Inner(); private var bag: Set<AnyCancellable> = []; init() { inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag) } }
struct OuterView: View { @StateObject private var o = Outer(); var body: some View { Text("\(o.inner.n)"); Button("Inc") { o.inner.n += 1 } } }
:mount OuterView()
:tap Inc
