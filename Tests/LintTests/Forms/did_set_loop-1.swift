import SwiftUI
@Observable class M { var count = 0 { didSet { self.count += 1 } } }
