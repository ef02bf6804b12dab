import SwiftUI
@Observable final class M: ObservableObject { var n = 0 }
