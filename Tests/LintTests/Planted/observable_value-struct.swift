import Observation

@Observable
struct UserInfo {  // wrong
class UserInfo {  // right
  var name = ""
}
