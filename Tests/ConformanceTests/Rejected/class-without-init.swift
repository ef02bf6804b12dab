// A class whose properties have no values needs an initializer.
class User {
  var name: String
}
