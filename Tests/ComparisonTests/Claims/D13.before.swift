import SwiftUI
protocol Counting: ObservableObject { var n: Int { get set } }
final class Model: Counting { @Published var n = 0 }
struct Child: View { @ObservedObject var model: any Counting; var body: some View { Text("\(model.n)") } }
#Preview { Child(model: Model()) }
