protocol EP {}
class A {}; class B: A {}
func t(_ a: [String]) {
  for f: any EP in a { print(f) }
  for g: Float in [1] as [Int] { print(g) }
  for h: Int in a {}
  for i: String in a {}
  for j: String? in a {}
  for k: Any in a {}
  for l: B in [A()] as [A] {}
  for o: A in [B()] as [B] {}
  for p: Int in [1, nil] as [Int?] {}
}
