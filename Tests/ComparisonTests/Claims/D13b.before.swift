import SwiftUI
protocol Counting: ObservableObject { var n: Int { get set } }
final class Model: Counting { @Published var n = 0 }
struct Child<M: Counting>: View { @ObservedObject var model: M; var body: some View { Button("Add \(model.n)") { model.n += 1 } } }
struct Page: View { @StateObject private var m = Model(); var body: some View { Child(model: m) } }
#Preview { Page() }
