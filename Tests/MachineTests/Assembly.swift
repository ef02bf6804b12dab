import Code
import Machine

/// One line of a hand-assembled function.
enum Line {
  case instruction(Instruction)
  case label(String)
  /// A jump to a label; `b` is what a comparing jump compares with.
  case jump(Opcode, Int, Int, String)
}

func op(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Line {
  .instruction(
    Instruction(
      opcode, UInt16(truncatingIfNeeded: a), UInt16(truncatingIfNeeded: b), UInt16(truncatingIfNeeded: c)))
}

func loadInt(_ register: Int, _ value: Int) -> Line {
  .instruction(.wide(.loadInt, UInt16(register), Int32(value)))
}

func label(_ name: String) -> Line { .label(name) }

func jump(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, to label: String) -> Line { .jump(opcode, a, b, label) }

/// The tables an assembled function refers to.
struct Tables {
  var constants: [Constant] = []
  var functions: [FunctionReference] = []
  var types: [RuntimeType] = []
  var natives: [NativeCall] = []
  var witnesses: [WitnessCall] = []
  var casts: [Cast] = []
  var keyPaths: [KeyPathTemplate] = []
  var globals: [GlobalVariable] = []
  var members: [ObservedMember] = []
  /// Calls with inout arguments, by index.
  var accessEnds: [Int: Int] = [:]
}

/// Assembles the code of a function. Line n of it has the place (1, n + 1, 1).
func assemble(
  name: String = "f", parameters: Int = 0, inouts: [Int] = [], registers: Int = 16,
  owned: [UInt16] = [], tables: Tables = Tables(), _ lines: [Line]
) -> FunctionCode {
  var labels: [String: Int] = [:]
  var count = 0
  for line in lines {
    if case .label(let name) = line { labels[name] = count } else { count += 1 }
  }
  var instructions: [Instruction] = []
  for line in lines {
    switch line {
    case .label: continue
    case .instruction(let instruction): instructions.append(instruction)
    case .jump(let opcode, let a, let b, let label):
      let distance = labels[label]! - instructions.count - 1
      if case .wideOffset = opcode.operands.b {
        instructions.append(.wide(opcode, UInt16(a), Int32(distance)))
      } else {
        instructions.append(
          Instruction(
            opcode, UInt16(a), UInt16(truncatingIfNeeded: b), UInt16(truncatingIfNeeded: distance)))
      }
    }
  }
  return FunctionCode(
    name: name, parameterCount: parameters, inoutParameters: inouts, registerCount: registers,
    ownedRegisters: owned, instructions: instructions, constants: tables.constants, functions: tables.functions,
    types: tables.types, nativeCalls: tables.natives, witnessCalls: tables.witnesses, casts: tables.casts,
    keyPaths: tables.keyPaths, globals: tables.globals, members: tables.members, accessEnds: tables.accessEnds,
    places: (0..<instructions.count).map { SourcePlace(file: 1, line: UInt32($0 + 1), column: 1) })
}

extension FunctionReference {
  convenience init(_ code: FunctionCode) {
    self.init(name: code.name, origin: code)
    self.code = code
  }
}

func function(
  name: String = "f", parameters: Int = 0, inouts: [Int] = [], registers: Int = 16,
  owned: [UInt16] = [], tables: Tables = Tables(), _ lines: [Line]
) -> FunctionReference {
  FunctionReference(
    assemble(
      name: name, parameters: parameters, inouts: inouts, registers: registers, owned: owned, tables: tables,
      lines))
}
