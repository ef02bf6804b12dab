import SwiftUI
final class Store5: ObservableObject { @Published var n = 1 }
struct Row5: View { @EnvironmentObject var store: Store5; var body: some View { Text("\(store.n)") } }
#Preview {
  Row5()  // wrong
  Row5().environmentObject(Store5())  // right
}
