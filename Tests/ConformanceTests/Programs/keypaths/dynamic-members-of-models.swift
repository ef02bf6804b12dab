// Dynamic members over observable models: bindings, proxies and read-only views notify through to the model.
import Observation

@Observable final class Profile {
  var name = "Ann"
  var address = Address()
  var scores = [1, 2, 3]
  var best: Profile?
}
struct Address: Equatable {
  var city = "Rome"
  var zip: Int? = 1
}
@dynamicMemberLookup
struct Bindable<Model: AnyObject> {
  let model: Model
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Bound<Value> {
    Bound(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }
}
@dynamicMemberLookup
struct Bound<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var wrapped: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Bound<Member> {
    Bound<Member>(
      get: { get()[keyPath: path] },
      set: { new in
        var value = get()
        value[keyPath: path] = new
        set(value)
      })
  }
}
@dynamicMemberLookup
final class Proxy<Model: AnyObject> {
  let model: Model
  private(set) var log: [String] = []
  init(_ model: Model) { self.model = model }
  subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
    log.append("read")
    return model[keyPath: path]
  }
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Value {
    get {
      log.append("get")
      return model[keyPath: path]
    }
    set {
      log.append("set")
      model[keyPath: path] = newValue
    }
  }
}
@dynamicMemberLookup
struct Style {
  private var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { values[name, default: 0] }
    set { values[name] = newValue }
  }
  subscript(dynamicMember name: String) -> (Int) -> Style {
    { value in
      var copy = self
      copy.values[name] = value
      return copy
    }
  }
}
func fires(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  var count = 0
  withObservationTracking(read) { count += 1 }
  write()
  print(name, count)
}
let profile = Profile()
let bindable = Bindable(model: profile)
fires("name", { _ = bindable.name.wrapped }) { bindable.name.wrapped = "Bo" }
fires("same name", { _ = bindable.name.wrapped }) { bindable.name.wrapped = "Bo" }
fires("city", { _ = profile.address.city }) { bindable.address.city.wrapped = "Oslo" }
fires("zip, equal", { _ = profile.address }) { bindable.address.zip.wrapped = 1 }
fires("element", { _ = profile.scores }) { bindable.scores[dynamicMember: \.[1]].wrapped += 5 }
fires("only a binding", { _ = bindable.address.city }) { profile.address.city = "Paris" }
let proxy = Proxy(profile)
fires("proxy", { _ = proxy.scores.count }) { proxy.scores.append(4) }
fires("proxy in place", { _ = proxy.address.zip }) { proxy.address.zip? += 1 }
fires("proxy optional", { _ = proxy.best?.name }) { proxy.best = Profile() }
fires("proxy chain", { _ = proxy.best?.name }) { proxy.best?.name = "Cy" }
print(proxy.log, proxy.name, profile.address, profile.scores, profile.best!.name)
var style = Style()
style.width = 3
style.height += 2
print(style.width as Int, style.height as Int, style.missing as Int)
let built = style.color(7).width(9)
print(built.color as Int, built.width as Int, style.width as Int)
