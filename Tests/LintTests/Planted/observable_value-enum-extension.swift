import Observation
import SwiftUI

@Observable struct Counter { var n = 0 }  // wrong
@Observable final class Counter { var n = 0 }  // right
