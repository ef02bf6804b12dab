import Code

/// Natives of the standard library and of Foundation.
package enum StandardNatives {
  /// The functions that implement declarations without a body.
  package static func natives(world: World) -> NativeTable {
    shared.with(WorldNatives(world: world).natives).with(
      SurroundingsNatives(surroundings: world.surroundings).natives)
  }

  // Natives have no state: what they change belongs to the machine that calls them.
  private nonisolated(unsafe) static let shared = parts.reduce(NativeTable()) { $0.with($1) }.joined()

  /// One table for each noun; no name is in two of them.
  static var parts: [NativeTable] {
    [
      FundamentalNatives.natives, OperatorNatives.natives, NumberNatives.natives, NumberPartsNatives.natives,
      MathNatives.natives, ArrayNatives.natives, DictionaryNatives.natives, SetNatives.natives, StringNatives.natives,
      StringSearchNatives.natives, CharacterNatives.natives, MemoryLayoutNatives.natives, TaskNatives.natives,
      ContinuationNatives.natives, MirrorNatives.natives, RegexNatives.natives,
    ]
  }
}
