import Machine

/// Natives of the library's Foundation that call the toolchain's Foundation.
package enum FoundationNatives {
  /// For one session.
  package static func natives() -> NativeTable {
    let host = CodingHost()
    return EncodingNatives(host: host).natives.with(DecodingNatives(host: host).natives)
      .with(CoderNatives(host: host).natives).with(CalendarNatives().natives).with(FormatterNatives().natives)
      .with(RegularExpressionNatives().natives).with(CharacterSetNatives().natives).with(DateStyleNatives().natives)
      .with(DurationStyleNatives.natives)
      .with(shared)
  }

  // Natives have no state: what they change belongs to the machine that calls them.
  private nonisolated(unsafe) static let shared =
    [
      URLNatives.natives, LocaleNatives.natives, XMLNatives.natives, NSStringNatives.natives, StringNatives.natives,
      SerializationNatives.natives, DecimalNatives.natives, NumberStyleNatives.natives,
    ].reduce(DataNatives.natives) { $0.with($1) }
}
