// The macro cannot make a type observable that is declared inside a function or a block.
import Observation

func make() -> Int {
  @Observable final class Local { let n = 0 }
  return Local().n
}
print(make())
if make() == 0 {
  @Observable class Inner { let m = 1 }
  print(Inner().m)
}
