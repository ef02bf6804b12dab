// The attributes that SwiftUI gives to parts of an `AttributedString`.

extension AttributeScopes {
  var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  struct SwiftUIAttributes: AttributeScope {
    enum FontAttribute: AttributedStringKey {
      typealias Value = Font
      static var name: String { "SwiftUI.Font" }
    }
    enum ForegroundColorAttribute: AttributedStringKey {
      typealias Value = Color
      static var name: String { "SwiftUI.ForegroundColor" }
    }
    enum BackgroundColorAttribute: AttributedStringKey {
      typealias Value = Color
      static var name: String { "SwiftUI.BackgroundColor" }
    }
    enum UnderlineStyleAttribute: AttributedStringKey {
      typealias Value = Text.LineStyle
      static var name: String { "SwiftUI.UnderlineStyle" }
    }
    enum StrikethroughStyleAttribute: AttributedStringKey {
      typealias Value = Text.LineStyle
      static var name: String { "SwiftUI.StrikethroughStyle" }
    }
    enum KerningAttribute: AttributedStringKey {
      typealias Value = CGFloat
      static var name: String { "SwiftUI.Kern" }
    }
    enum TrackingAttribute: AttributedStringKey {
      typealias Value = CGFloat
      static var name: String { "SwiftUI.Tracking" }
    }
    enum BaselineOffsetAttribute: AttributedStringKey {
      typealias Value = CGFloat
      static var name: String { "SwiftUI.BaselineOffset" }
    }
    var font: FontAttribute { AttributeScopes._none() }
    var foregroundColor: ForegroundColorAttribute { AttributeScopes._none() }
    var backgroundColor: BackgroundColorAttribute { AttributeScopes._none() }
    var underlineStyle: UnderlineStyleAttribute { AttributeScopes._none() }
    var strikethroughStyle: StrikethroughStyleAttribute { AttributeScopes._none() }
    var kern: KerningAttribute { AttributeScopes._none() }
    var tracking: TrackingAttribute { AttributeScopes._none() }
    var baselineOffset: BaselineOffsetAttribute { AttributeScopes._none() }
  }
}

extension AttributeDynamicLookup {
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, K>) -> K {
    self[K.self]
  }
}

extension Text {
  @_disfavoredOverload init(_ attributedContent: AttributedString) { _text = String(attributedContent.characters) }
}
