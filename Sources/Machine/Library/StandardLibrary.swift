import Code

/// The part of Swift's standard library and of Foundation that programs see: declarations and their natives.
package enum StandardLibrary {
  package static var parts: [LibraryPart] {
    var parts: [LibraryPart] = []
    for noun in nouns { parts += noun }
    return parts
  }

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
      StringSearchNatives.natives, CharacterNatives.natives, MemoryLayoutLibrary.natives,
      WorldNatives(world: world).natives, TaskNatives.natives, ContinuationLibrary.natives, MirrorNatives.natives,
    ]
  }

  private static var nouns: [[LibraryPart]] {
    [
      FundamentalsLibrary.parts, LiteralsLibrary.parts, NumericProtocolsLibrary.parts, BuiltinNumbersLibrary.parts,
      NumberPartsLibrary.parts,
      BoolLibrary.parts, OptionalLibrary.parts, RangeLibrary.parts, SequenceLibrary.parts,
      CollectionLibrary.parts,
      MutableCollectionLibrary.parts, ArrayLibrary.parts, ArraySortingLibrary.parts, ArraySliceLibrary.parts,
      SequenceAdaptersLibrary.parts, LazyLibrary.parts, GeneratorsLibrary.parts, DictionaryLibrary.parts,
      SetLibrary.parts, StringProtocolLibrary.parts, StringLibrary.parts, SubstringLibrary.parts,
      CharacterLibrary.parts, StringSearchLibrary.parts, PrintingLibrary.parts, GlobalFunctionsLibrary.parts,
      ResultLibrary.parts, TupleComparisonLibrary.parts, KeyPathLibrary.parts, RandomLibrary.parts,
      DurationLibrary.parts, DateLibrary.parts, NumberStylesLibrary.parts, CalendarLibrary.parts,
      DateStylesLibrary.parts, IndexSetLibrary.parts, URLLibrary.parts, FormattersLibrary.parts,
      MemoryLayoutLibrary.parts, TaskLibrary.parts, ContinuationLibrary.parts,
      KeyValuePairsLibrary.parts, MirrorLibrary.parts, LocksLibrary.parts,
      ActorLibrary.parts, AsyncSequenceLibrary.parts, AsyncStreamLibrary.parts, TaskGroupLibrary.parts,
    ]
  }
}
