import Observation

@Observable actor Database {  // wrong
@Observable final class Database {  // right
  var rows = 0
}
