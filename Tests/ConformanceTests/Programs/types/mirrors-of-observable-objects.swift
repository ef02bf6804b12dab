// The macro stores a tracked property under another name.
import Observation

@Observable final class Model {
  var count = 1
  @ObservationIgnored var ignored = 2
  let constant = 3
  var computed: Int { 4 }
}

for child in Mirror(reflecting: Model()).children.prefix(3) { print(child.label ?? "-", child.value) }
