import Code

/// Natives of the standard library and of Foundation.
package enum StandardNatives {
  /// The functions that the declarations without a body stand for.
  package static func natives(world: World) -> NativeTable {
    shared.with(WorldNatives(world: world).natives).with(
      SurroundingsNatives(surroundings: world.surroundings).natives)
  }

  // Natives hold nothing: what they change is in the machine that calls them.
  private nonisolated(unsafe) static let shared = parts.reduce(NativeTable()) { $0.with($1) }.joined()

  /// One table a noun; no name is in two of them.
  static var parts: [NativeTable] {
    [
      FundamentalNatives.natives, OperatorNatives.natives, NumberNatives.natives, NumberPartsNatives.natives,
      MathNatives.natives, ArrayNatives.natives, DictionaryNatives.natives, SetNatives.natives, StringNatives.natives,
      StringSearchNatives.natives, CharacterNatives.natives, MemoryLayoutNatives.natives, TaskNatives.natives,
      ContinuationNatives.natives, MirrorNatives.natives, RegexNatives.natives,
    ]
  }
}
