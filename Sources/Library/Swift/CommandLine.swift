// The command line arguments.

enum CommandLine {
  @native("arguments") static func _arguments() -> [String]
  static var arguments: [String] = CommandLine._arguments()
  static var argc: Int32 { Int32(CommandLine._arguments().count) }
}
