import SwiftUI

struct LivePrice: View {
  @State private var price = 0
  var body: some View {
    Text("\(price)")
      .onAppear {  // wrong
        Task {  // wrong
          while !Task.isCancelled {  // wrong
            price += 1  // wrong
            try? await Task.sleep(for: .seconds(1))  // wrong
          }  // wrong
        }  // wrong
      }  // wrong
      .task {  // right
        while !Task.isCancelled {  // right
          price += 1  // right
          try? await Task.sleep(for: .seconds(1))  // right
        }  // right
      }  // right
  }
}
