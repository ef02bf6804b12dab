import SwiftUI
@Observable class Theme {
  static let standard = Theme()
  var name = ""
}
extension EnvironmentValues {
  @Entry var theme = Theme() // finds entry_makes_model
  @Entry var shared = Theme.standard
  @Entry var optional: Theme?
  @Entry var spacing = 8.0
}
