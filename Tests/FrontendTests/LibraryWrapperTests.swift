import Code
import Machine
import Testing

/// Wrappers of the library's text are wrappers like those of a program: these have the shapes of SwiftUI's and
/// Combine's.
@Suite struct LibraryWrapperTests {
  private static let library = FrontendTests.library(
    """
    final class _Location<Value> {
      @stored var value: Value
      init(_ value: Value) { self.value = value }
    }

    @propertyWrapper struct State<Value> {
      @stored var _value: Value
      @stored var _location: _Location<Value>?
      init(wrappedValue value: Value) {
        _value = value
        _location = _Location(value)
      }
      init(initialValue value: Value) {
        self.init(wrappedValue: value)
      }
      var wrappedValue: Value {
        get
        nonmutating set
      }
      var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
      }
    }

    extension State where Value: ExpressibleByNilLiteral {
      init() { self.init(wrappedValue: nil) }
    }

    @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
      @stored let _get: () -> Value
      @stored let _set: (Value) -> Void
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        _get = get
        _set = set
      }
      var wrappedValue: Value {
        get { _get() }
        nonmutating set { _set(newValue) }
      }
      var projectedValue: Binding<Value> { self }
      static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
      subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
      }
    }

    @propertyWrapper struct StateObject<ObjectType: AnyObject> {
      @stored let _make: () -> ObjectType
      @stored let _location: _Location<ObjectType?>
      init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        _make = thunk
        _location = _Location(nil)
      }
      var wrappedValue: ObjectType {
        if let known = _location.value { return known }
        let made = _make()
        _location.value = made
        return made
      }
      var projectedValue: Wrapper<ObjectType> { Wrapper(wrappedValue) }
    }

    @dynamicMemberLookup struct Wrapper<ObjectType: AnyObject> {
      @stored let _object: ObjectType
      init(_ object: ObjectType) { _object = object }
      subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { _object[keyPath: path] }, set: { _object[keyPath: path] = $0 })
      }
    }

    @propertyWrapper struct Published<Value> {
      @stored var _value: Value
      init(wrappedValue value: Value) { _value = value }
      init(initialValue value: Value) { _value = value }
      var wrappedValue: Value {
        get { fatalError("Published is for classes") }
        nonmutating set { fatalError("Published is for classes") }
      }
      var projectedValue: String {
        get { "publisher" }
        set { }
      }
      static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
      ) -> Value {
        get { object[keyPath: storage]._value }
        set {
          print("will change")
          object[keyPath: storage]._value = newValue
        }
      }
    }

    @propertyWrapper struct Environment<Value> {
      @stored let _path: KeyPath<Values, Value>
      init(_ path: KeyPath<Values, Value>) { _path = path }
      var wrappedValue: Value { Values()[keyPath: _path] }
    }

    struct Values {
      @stored var _number: Int
      init() { _number = 1 }
      var locale: String { "en" }
      var isEnabled: Bool { true }
    }
    """)
  private static var natives: NativeTable {
    [
      "State.wrappedValue": { call in
        let location = (call[0].object as? Record).map { $0[1] }
        return (location?.object as? Record).map { $0[0] } ?? .void
      },
      "State.wrappedValue=": { call in
        ((call[0].object as? Record)?[1].object as? Record)?[0] = call[1]
        return .void
      },
    ]
  }

  private func check(
    _ program: String, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    FrontendTests.check(
      program, prints: expected, library: Self.library, natives: Self.natives, sourceLocation: sourceLocation)
  }

  @Test func `state is set in a method that does not mutate`() {
    check(
      """
      struct Counter {
        @State private var count = 0
        @State var name: String? 
        @State var items: [Int] = []
        func tap() {
          count += 1
          name = "n"
          items.append(count)
        }
        func show() { print(count, name ?? "-", items) }
      }
      let counter = Counter()
      counter.tap()
      counter.tap()
      counter.show()
      """, prints: "2 n [1, 2]\n")
  }

  @Test func `a projection gives bindings to the parts of a value`() {
    check(
      """
      struct Tag { var title = "t"; var marks = [1] }
      struct User { var name = "Ann"; var tags = [Tag()]; var best: Tag? = Tag() }
      final class Model { var user = User() }
      struct Row {
        @Binding var name: String
        func rename() { name += "!" }
      }
      struct Form {
        @State var user = User()
        @StateObject var model = Model()
        func edit() {
          Row(name: $user.name).rename()
          $user.tags[0].title.wrappedValue = "u"
          $model.user.name.wrappedValue = "Bob"
          $user.tags.wrappedValue.append(Tag())
          $user.best.wrappedValue?.title = "b"
          print(user.name, user.tags.map(\\.title), model.user.name, user.best?.title ?? "-")
          print(type(of: $user.tags[0].marks), type(of: $model.user))
          let other = Row(name: .constant("c"))
          other.rename()
          print(other.name, type(of: other.$name))
        }
      }
      Form().edit()
      """,
      prints: """
        Ann! ["u", "t"] Bob b
        Binding<Array<Int>> Binding<User>
        c Binding<String>

        """)
  }

  @Test func `a lazily made object is made once, when it is first needed`() {
    check(
      """
      final class Model {
        var n = 0
        init(_ n: Int) { self.n = n; print("made", n) }
      }
      struct V {
        @StateObject var model = Model(1)
        var title = "t"
      }
      struct W {
        @StateObject private var model: Model
        init(n: Int) { _model = StateObject(wrappedValue: Model(n)) }
        func use() { model.n += 1; $model.n.wrappedValue += 1; print(model.n) }
      }
      let v = V()
      let other = V(model: Model(2), title: "x")
      print("before")
      print(other.model.n, other.model.n)
      W(n: 3).use()
      """,
      prints: """
        before
        made 2
        2 2
        made 3
        5

        """)
  }

  @Test func `an enclosing instance is told`() {
    check(
      """
      class Model {
        @Published var count = 0
        @Published var names: [String] = []
        @Published var title: String
        init(title: String) { self.title = title; print("made") }
      }
      final class Special: Model {
        @Published var extra = 1
        override var count: Int { didSet { print("did", oldValue, count) } }
      }
      let model = Special(title: "t")
      model.count += 1
      model.names.append("x")
      model.title = "u"
      model.extra = 2
      print(model.count, model.names, model.title, model.$count, model.extra)
      model[keyPath: \\.title] = "v"
      print(model.title)
      """,
      prints: """
        made
        will change
        did 0 1
        will change
        will change
        will change
        1 ["x"] u publisher 2
        will change
        v

        """)
  }

  @Test func `what a wrapper wraps may follow from its arguments`() {
    check(
      """
      struct V {
        @Environment(\\.locale) var locale
        @Environment(\\.isEnabled) private var isEnabled
        @State var size: Double = 1
        @State var pair = (1, "a")
        @State var chosen: Set<Int> = []
        @Binding var flag: Bool
        init(flag: Binding<Bool>) { _flag = flag; _size = State(initialValue: 2) }
        func show() { size += 0.5; pair.0 = 2; chosen.insert(3); print(locale, isEnabled, size, pair, chosen, flag) }
      }
      V(flag: .constant(true)).show()
      """, prints: "en true 2.5 (2, \"a\") [3] true\n")
  }

  @Test func `a plain property has no projection`() {
    FrontendTests.check(
      """
      struct V {
        var plain = 1
        @Environment(\\.locale) var locale
        @State var n: Int = "x"
        func f() {
          print($plain)
          locale = "de"
          print($locale)
        }
      }
      """,
      says: [
        "4:23: cannot convert value of type 'String' to specified type 'Int'", "6:11: cannot find '$plain' in scope",
        "7:5: cannot assign to property: 'locale' is a get-only property", "8:11: cannot find '$locale' in scope",
      ], library: Self.library)
  }
}
