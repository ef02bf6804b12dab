import Observation

@Observable actor Bank {  // wrong
@Observable @MainActor final class Bank {  // right
  var balance = 0
}
