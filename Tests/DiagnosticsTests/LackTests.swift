import Diagnostics
import Testing

@Suite struct LackTests {
  @Test func `the words for what obsh lacks`() {
    let table: [(Lack, String)] = [
      (.name("Map", of: "SwiftUI"), "not supported by obsh: SwiftUI's 'Map'"),
      (.attribute("GestureState", of: "SwiftUI"), "not supported by obsh: SwiftUI's '@GestureState'"),
      (.member("hoverEffect", of: "Model", in: "SwiftUI"), "not supported by obsh: SwiftUI's 'Model.hoverEffect'"),
      (.macro("Predicate"), "not supported by obsh: the macro '#Predicate'"),
      (.macroInType("Predicate"), "not supported by obsh: the macro '#Predicate' here"),
      (.conditions, "not supported by obsh: conditional compilation"),
      (.conditionsHere, "not supported by obsh: conditional compilation here"),
      (.conditionsInType, "not supported by obsh: conditional compilation inside a type"),
      (.condition("~Copyable"), "not supported by obsh: the condition '~Copyable'"),
      (.declaration, "not supported by obsh: this declaration"),
      (.declarationHere, "not supported by obsh: this declaration here"),
      (.declarationInType, "not supported by obsh: this declaration inside a type"),
      (.trackedByHand, "not supported by obsh: '@ObservationTracked' in a type that is not a class"),
      (.statement, "not supported by obsh: this statement"),
      (.label, "not supported by obsh: a label here"),
      (.afterYield, "not supported by obsh: code after a 'yield'"),
      (.expression, "not supported by obsh: this expression"),
      (.operator, "not supported by obsh: this operator"),
      (.keyPathComponent, "not supported by obsh: this key path component"),
      (.tupleProperty, "not supported by obsh: a tuple pattern as a property"),
      (.type("~Copyable"), "not supported by obsh: the type '~Copyable'"),
      (.specialAttribute("objc"), "not supported by obsh: '@objc'"),
      (.typeAsAttribute("Model"), "not supported by obsh: the attribute '@Model'"),
      (.innerMain, "not supported by obsh: '@main' inside a type or function"),
      (.genericParameter("~Copyable"), "not supported by obsh: '~Copyable' as a generic parameter"),
      (.suppressed("~Copyable"), "not supported by obsh: '~Copyable'"),
      (.packs, "not supported by obsh: parameter packs"),
      (.accessor("_read"), "not supported by obsh: the accessor '_read'"),
      (.modifier("distributed"), "not supported by obsh: the modifier 'distributed' here"),
      (.compiled("~Copyable"), "not supported by obsh: ~Copyable"),
    ]
    check(table)
  }
}
