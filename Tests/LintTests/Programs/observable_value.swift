import Observation
@Observable struct Wrong { var n = 0 } // finds observable_value
@Observable // finds observable_value
enum WrongToo { case a }
@Observable class Right { var n = 0 }
