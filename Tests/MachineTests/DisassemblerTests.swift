import Code
import Machine
import Testing

@Suite struct DisassemblerTests {
  @Test func `operands are named by the table`() {
    let callee = function(name: "Counter.increment()", [op(.returnVoid)])
    let code = assemble(
      name: "f", parameters: 1, registers: 6,
      tables: Tables(
        constants: [.string("a\n"), .bits(5)], functions: [callee],
        natives: [NativeCall(name: "print(_:)", types: [], argumentCount: 1)]),
      [
        loadInt(1, -3), label("top"), op(.addImmediate, 1, 1, -1), op(.loadConstant, 2, 0), op(.call, 3, 0, 4),
        op(.callNative, 3, 0, 4), jump(.jumpLessImmediate, 1, -7, to: "end"), jump(.loop, to: "top"), label("end"),
        op(.returnVoid),
      ])
    #expect(
      Disassembler(code).text == """
        f: 1 parameters, 6 registers
           0  loadInt r1, -3
           1  addImmediate r1, r1, -1
           2  loadConstant r2, constant 0  ; "a\\n"
           3  call r3, function 0, r4  ; Counter.increment()
           4  callNative r3, native 0, r4  ; print(_:)
           5  jumpLessImmediate r1, -7, →7
           6  loop →1
           7  returnVoid

        """)
  }

  @Test func `every opcode can be shown`() {
    let code = assemble(Opcode.allCases.map { op($0, 1, 2, 3) })
    let lines = Disassembler(code).text.split(separator: "\n").dropFirst()
    #expect(lines.count == Opcode.allCases.count)
    for (line, opcode) in zip(lines, Opcode.allCases) { #expect(line.contains("\(opcode)")) }
  }
}
