import Observation
@Observable struct Settings3 { var volume = 1 }  // wrong
@Observable final class Settings3 { var volume = 1 }  // right
