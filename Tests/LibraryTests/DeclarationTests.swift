import FoundationNatives
import Library
import LibraryFile
import Models
import Testing
import Views

@testable import Machine

/// The library's declarations and the natives belong together one to one.
@Suite struct DeclarationTests {
  let declared: [NativeDeclaration]
  let natives: NativeTable

  init() throws {
    declared = try Library.files.flatMap { file in
      try NativeDeclaration.all(
        in: Array(UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount)))
    }
    let bridge = ObservationBridge(events: EventSink())
    natives = [
      StandardNatives.natives(world: World()), ObservationNatives.natives(bridge), CombineNatives.natives(bridge),
      SwiftUINatives.natives(ViewHierarchy(bridge: bridge)), FoundationNatives.natives(),
    ].reduce(NativeTable()) { $0.with($1) }
  }

  @Test func `every declaration without a body has a native`() {
    #expect(declared.count > 500)
    #expect(declared.filter { natives[$0.name] == nil } == [])
  }

  @Test func `every native has a declaration or is the compiler's own`() {
    let names = Set(declared.map(\.name)).union(FundamentalNatives.compilerNames)
    #expect(natives.names.filter { !names.contains($0) }.sorted() == [])
  }

  @Test func `the compiler's own natives are all there`() {
    #expect(FundamentalNatives.compilerNames.filter { natives[$0] == nil } == [])
  }

  @Test func `overloads that would share a derived name are told apart by an attribute`() {
    var seen: Set<String> = []
    let shared = declared.filter { !$0.isNamed && !seen.insert($0.name).inserted }
    #expect(shared.map(\.name) == [])
  }

  @Test func `no name is given by two of the natives' tables`() {
    let parts = StandardNatives.parts + [WorldNatives(world: World()).natives]
    var seen: Set<String> = []
    let twice = parts.flatMap { Array($0.names) }.filter { !seen.insert($0).inserted }
    #expect(twice == [])
  }
}
