import Foundation

// The random functions of the C library, of which only the ranges are known.
print(arc4random_uniform(1), arc4random_uniform(0), type(of: arc4random()))
for _ in 0..<100 where !(0..<6).contains(Int(arc4random_uniform(6))) { print("out of range") }
srand48(7)
for _ in 0..<100 where !(0..<1).contains(drand48()) { print("out of range") }
srand(3)
for _ in 0..<100 where !(0...RAND_MAX).contains(rand()) { print("out of range") }
srandom(3)
print(random() >= 0, Int(arc4random() % 1))
