func isOwn(_ name: String, dso: UnsafeRawPointer = #dsohandle) -> Bool { dso == #dsohandle }
print(isOwn("this"))
let handle: UnsafeRawPointer = #dsohandle
let found: UnsafeRawPointer? = #dsohandle
print(handle == found, type(of: handle))
struct Image {
  var dso: UnsafeRawPointer
  init(dso: UnsafeRawPointer) { self.dso = dso }
  init() { self.init(dso: #dsohandle) }
}
print(Image().dso == handle)
