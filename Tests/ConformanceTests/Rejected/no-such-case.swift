// An enum has only its own cases.
enum Light { case red, green }
let light = Light.blue
