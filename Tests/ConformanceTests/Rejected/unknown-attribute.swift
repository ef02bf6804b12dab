// An attribute must exist.
@Observabel class Model {
  var n = 0
}
