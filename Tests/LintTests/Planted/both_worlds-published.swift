import Combine
import Observation

@Observable final class Migrated {
  @Published var title = ""  // wrong
  var title = ""  // right
  var subtitle = ""
}
