import SwiftUI

@Observable class Model2 { var n = 0 }

struct Model2View: View {
  @StateObject private var model = Model2()  // wrong
  @State private var model = Model2()  // right
  var body: some View { Text("\(model.n)").onTapGesture { model.n += 1 } }
}
