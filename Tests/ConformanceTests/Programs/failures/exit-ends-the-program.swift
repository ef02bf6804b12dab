import Foundation

// `exit` ends the program at once: no `defer`, no deinit, and the line that stands is not completed.
final class Resource {
  deinit { print("deinit") }
}

func usage() -> Never {
  fputs("usage: program FILE\n", stderr)
  fputs("usage", stdout)
  fflush(stdout)
  exit(EXIT_FAILURE)
}

func work() {
  let resource = Resource()
  defer { print("deferred") }
  guard CommandLine.arguments.count > 1 else { usage() }
  print(resource, CommandLine.arguments[1])
}

print(CommandLine.argc, CommandLine.arguments.dropFirst().isEmpty)
for argument in CommandLine.arguments.dropFirst() { print(argument) }
work()
print("never")
