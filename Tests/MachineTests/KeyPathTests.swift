import Code
import Machine
import Testing

@Suite struct KeyPathTests {
  let test = TestMachine()
  var types: Types { test.types }

  private func component(
    _ name: String, field: Int, _ type: RuntimeType, isClass: Bool = false
  ) -> KeyPathTemplate.Component {
    let getter = function(parameters: 1, [op(.copyField, 1, 0, field), op(.returnValue, 1)])
    let setter =
      isClass
      ? function(parameters: 2, owned: [2], [op(.copy, 2, 1), op(.assignField, 0, field, 2), op(.returnVoid)])
      : function(
        parameters: 2, inouts: [0], owned: [0, 2],
        [op(.unique, 0), op(.copy, 2, 1), op(.assignField, 0, field, 2), op(.returnVoid)])
    return .init(name: name, valueType: type, getter: getter, setter: setter, rootIsClass: isClass)
  }

  private func path(_ components: [KeyPathTemplate.Component]) -> KeyPathBox {
    KeyPathBox(
      type: types.any, root: types.any, value: types.any,
      steps: components.map { KeyPathBox.Step(component: $0, arguments: []) })
  }

  @Test func `values are read and written through structs`() throws {
    let inner = types.structure("Inner", [("name", types.string)])
    let outer = types.structure("Outer", [("inner", inner)])
    let path = path([component("inner", field: 0, inner), component("name", field: 0, types.string)])
    do {
      var value = try test.machine.makeRecord(outer, [test.machine.makeRecord(inner, [Value("a")])])
      let copy = value
      #expect(try test.machine.read(path, from: value).string == "a")
      try test.machine.write(Value("b"), to: path, of: &value)
      #expect(try test.machine.read(path, from: value).string == "b")
      #expect(try test.machine.read(path, from: copy).string == "a")
    }
    test.expectNothingAlive()
  }

  @Test func `writing through a class needs no write back`() throws {
    let model = types.classType("Model", [("name", types.string)])
    let owner = types.structure("Owner", [("model", model)])
    let toModel = KeyPathTemplate.Component(
      name: "model", valueType: model, getter: component("model", field: 0, model).getter, setter: nil)
    let path = path([toModel, component("name", field: 0, types.string, isClass: true)])
    var value = try test.machine.makeRecord(owner, [TestMachine.instance(model, on: test, Value("a"))])
    try test.machine.write(Value("b"), to: path, of: &value)
    #expect(try test.machine.read(path, from: value).string == "b")
  }

  @Test func `a chain ends at nil`() throws {
    let inner = types.structure("Inner", [("name", types.string)])
    let outer = types.structure("Outer", [("inner", types.optional(inner))])
    let chain = KeyPathTemplate.Component(
      name: "?", valueType: inner, getter: component("", field: 0, inner).getter, setter: nil, isChain: true)
    let path = path([component("inner", field: 0, inner), chain, component("name", field: 0, types.string)])
    var none = try test.machine.makeRecord(outer, [test.machine.none()])
    #expect(try test.machine.read(path, from: none).isNil)
    try test.machine.write(Value("b"), to: path, of: &none)
    #expect(try test.machine.read(path, from: none).isNil)
    var some = try test.machine.makeRecord(outer, [test.machine.makeRecord(inner, [Value("a")])])
    try test.machine.write(Value("b"), to: path, of: &some)
    #expect(try test.machine.read(path, from: some).string == "b")
  }

  @Test func `literals take their subscript arguments`() throws {
    let getter = function(parameters: 2, [op(.arrayCopy, 2, 0, 1), op(.returnValue, 2)])
    let subscription = KeyPathTemplate.Component(
      name: "[_:]", valueType: types.int, getter: getter, setter: nil, argumentCount: 1)
    let template = KeyPathTemplate(
      type: types.any, root: types.any, value: types.int, components: [subscription, subscription])
    let make = function(
      tables: Tables(keyPaths: [template]),
      [loadInt(3, 1), loadInt(4, 0), op(.makeKeyPath, 0, 0, 3), op(.returnValue, 0)])
    let path = try test.call(make).keyPath
    #expect(path.steps.map { $0.arguments.map(\.int) } == [[1], [0]])
    let nested = Value([Value([]), Value([Value(42)])])
    #expect(try test.machine.read(path, from: nested).int == 42)
    let kind = RuntimeType(name: "KeyPath", qualifiedName: "Swift.KeyPath", kind: .keyPath)
    #expect(try test.machine.equal(Value(path), test.call(make), kind))
    #expect(try test.machine.hash(Value(path), kind) == test.machine.hash(test.call(make), kind))
  }
}
