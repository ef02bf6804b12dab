typealias Handler = (Int) -> Void
enum Action {
  case escaping(@escaping () -> Void)
  case lazy(@autoclosure () -> Int)
}
struct Row {
  var onTap: @escaping () -> Void
  init<T>(_ value: @escaping T) { onTap = {} }
}
func variadic(_ work: @escaping () -> Void...) {}
func optional(_ work: (@escaping () -> Void)?) {}
func withDefault(_ work: (@escaping (Int) -> Void)? = nil) {}
func ofAlias(_ work: @escaping Handler?) {}
func inArray(_ work: [@escaping () -> Void]) {}
func inTuple(_ work: (Int, @escaping () -> Void)) {}
func result() -> @escaping () -> Void { {} }
func number(_ number: @escaping Int) {}
func value(_ value: @autoclosure Int) {}
func optionalValue(_ value: (@autoclosure () -> Int)?) {}
func values(_ value: @autoclosure () -> Int...) {}
func withParameters(_ value: @autoclosure (Int) -> Bool) {}
func allowed(_ work: (@escaping () -> Void), _ more: (@escaping () -> Void) -> Void) {}
let constant: @autoclosure () -> Int = { 1 }
