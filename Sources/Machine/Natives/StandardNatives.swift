import Code

/// Natives of the standard library and of Foundation.
package enum StandardNatives {
  /// The functions that the declarations without a body stand for.
  package static func natives(world: World) -> NativeTable {
    var table: NativeTable = [:]
    table.reserveCapacity(512)
    for part in nativeParts(world: world) { table.merge(part) { first, _ in first } }
    return table
  }

  /// One table a noun; no name is in two of them.
  static func nativeParts(world: World) -> [NativeTable] {
    [
      FundamentalNatives.natives, OperatorNatives.natives, NumberNatives.natives, NumberPartsNatives.natives,
      MathNatives.natives,
      ArrayNatives.natives, DictionaryNatives.natives, SetNatives.natives, StringNatives.natives,
      StringSearchNatives.natives, CharacterNatives.natives, MemoryLayoutNatives.natives,
      WorldNatives(world: world).natives, TaskNatives.natives, ContinuationNatives.natives, MirrorNatives.natives,
    ]
  }
}
