import Foundation
import Observation
import SwiftUI

struct Root: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)").onAppear { Task { while true { try? await Task.sleep(for: .seconds(1)); n += 1 } } }  // wrong
    Text("\(n)").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); n += 1 } }  // right
  }
}
