import SwiftUI

@Observable class Router { var path: [String] = [] }

extension EnvironmentValues {
  @Entry var router = Router()  // wrong
  @Entry var router: Router? = nil  // right
}
