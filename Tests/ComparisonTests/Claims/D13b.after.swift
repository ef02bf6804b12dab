import SwiftUI
protocol Counting: AnyObject, Observable { var n: Int { get set } }
@Observable final class Model: Counting { var n = 0 }
struct Child: View { let model: any Counting; var body: some View { Button("Add \(model.n)") { model.n += 1 } } }
struct Page: View { @State private var m = Model(); var body: some View { Child(model: m) } }
#Preview { Page() }
