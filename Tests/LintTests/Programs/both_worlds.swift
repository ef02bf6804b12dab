import SwiftUI
@Observable class Wrong: ObservableObject { // finds both_worlds
  @Published var n = 0 // finds both_worlds
}
@Observable class Modern { var n = 0 }
class Legacy: ObservableObject { @Published var n = 0 }
