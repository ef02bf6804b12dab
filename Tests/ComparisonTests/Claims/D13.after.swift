import SwiftUI
protocol Counting: AnyObject, Observable { var n: Int { get set } }
@Observable final class Model: Counting { var n = 0 }
struct Child: View { let model: any Counting; var body: some View { Text("\(model.n)") } }
#Preview { Child(model: Model()) }
