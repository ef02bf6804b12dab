// #if chooses code before it is checked; #line, #function and #available have values.
#if os(Linux)
  print("linux")
#elseif os(macOS)
  print("mac")
#else
  print("other")
#endif
#if canImport(Observation)
  import Observation
  print("has Observation")
#endif
#if swift(>=5.9) && !NEVER_DEFINED
  let flag = "new"
#else
  let flag = 5 + "does not even type check"
#endif
print(flag)
#if NEVER_DEFINED
  func undefined() { thisNameDoesNotExist() }
#endif
if #available(macOS 99, *) { print("available") } else { print("not available") }
guard #available(iOS 99, *) else { fatalError() }
print(#line)
func where_(_ line: Int = #line, _ name: String = #function) -> String { "\(name):\(line)" }
func caller() -> String { where_() }
print(caller(), where_())
struct S {
  var n: Int {
    #if DEBUG_NEVER
      0
    #else
      1
    #endif
  }
  func label(first: Int, _ second: Int) -> String { #function }
  init() { print(#function) }
  subscript(i: Int) -> String { #function }
  var property: String { #function }
}
print(S().n, S().label(first: 1, 2), S()[0], S().property)
let closure = { #function }
print(closure().isEmpty)
@available(*, deprecated, message: "old")
func old() -> Int { 1 }
@available(macOS 10.15, *)
func recent() -> Int { 2 }
@inline(never) func notInlined() -> Int { 3 }
@inlinable public func inlinable() -> Int { 4 }
print(recent(), notInlined(), inlinable(), #fileID.hasSuffix("compile-conditions.swift"))
#if false
  let neverChecked: NoSuchType = missing()
#endif
