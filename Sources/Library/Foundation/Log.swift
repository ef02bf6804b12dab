// Messages for the console.

/// A note like those of a logger; a compiled program writes it to the standard error.
func NSLog(_ format: String, _ args: CVarArg...) { _log(String(format: format, arguments: args)) }
