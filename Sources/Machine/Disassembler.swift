import Code

/// Compiled code as text. The opcode table alone decides how operands are shown.
package struct Disassembler {
  private let code: FunctionCode

  package init(_ code: FunctionCode) { self.code = code }

  /// One line for each instruction: its number, opcode and operands, then the table entries and jump targets that it
  /// refers to.
  package var text: String {
    var lines = ["\(code.name): \(code.parameterCount) parameters, \(code.registerCount) registers"]
    for index in code.instructions.indices {
      let line = line(index)
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ index: Int) -> String {
    let instruction = code.instructions[index]
    let (a, b, c) = instruction.opcode.operands
    var operands: [String] = []
    var notes: [String] = []
    for (operand, value) in [(a, instruction.a), (b, instruction.b), (c, instruction.c)] {
      switch operand {
      case .unused: continue
      case .read, .write, .consume, .update, .base: operands.append("r\(value)")
      case .index: operands.append("\(value)")
      case .immediate: operands.append("\(instruction.offset)")
      case .shortImmediate: operands.append("\(Int16(bitPattern: value))")
      case .wideImmediate: operands.append("\(instruction.wide)")
      case .offset: operands.append("→\(index + 1 + Int(instruction.offset))")
      case .wideOffset: operands.append("→\(index + 1 + Int(instruction.wide))")
      default:
        operands.append("\(operand) \(value)")
        notes.append(name(operand, Int(value)))
      }
    }
    let number = String(repeating: " ", count: max(0, 4 - "\(index)".count)) + "\(index)"
    var line = "\(number)  \(instruction.opcode) \(operands.joined(separator: ", "))"
    while line.last == " " { line.removeLast() }
    return notes.isEmpty ? line : line + "  ; " + notes.joined(separator: ", ")
  }

  private func name(_ operand: Operand, _ index: Int) -> String {
    func entry<Entry>(_ table: [Entry], _ name: (Entry) -> String) -> String {
      table.indices.contains(index) ? name(table[index]) : "missing"
    }
    switch operand {
    case .constant: return entry(code.constants, constant)
    case .function: return entry(code.functions, \.name)
    case .type: return entry(code.types, \.name)
    case .native: return entry(code.nativeCalls, \.name)
    case .witness: return entry(code.witnessCalls, \.name)
    case .cast: return entry(code.casts) { "\($0.from.name) to \($0.to.name)" }
    case .keyPath: return entry(code.keyPaths) { $0.components.map(\.name).joined(separator: ".") }
    case .global: return entry(code.globals, \.name)
    case .member: return entry(code.members, \.name)
    default: return ""
    }
  }

  private func constant(_ constant: Constant) -> String {
    switch constant {
    case .bits(let bits): "\(Int64(bitPattern: bits))"
    case .string(let string): string.debugDescription
    case .type(let type): type.name
    case .nilMarker(let depth): "nil \(depth)"
    }
  }
}
