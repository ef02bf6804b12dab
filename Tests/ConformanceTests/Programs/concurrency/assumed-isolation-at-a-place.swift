import Foundation
@MainActor func v() -> Int { 3 }
nonisolated func g() -> Int { MainActor.assumeIsolated({ v() }, file: #fileID, line: #line) }
func h(_ op: @MainActor () -> Int, file: StaticString = #fileID, line: UInt = #line) -> Int {
  MainActor.preconditionIsolated("on main", file: file, line: line)
  MainActor.assertIsolated(file: file, line: line)
  return MainActor.assumeIsolated(op, file: file, line: line)
}
print(g(), h { v() + 1 })
