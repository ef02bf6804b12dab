print("abc".replacing(/b/, with: "x"), "abc".firstMatch(of: /b(.)/)!.1)
func f() { let x = [/a/, /b/] }
print("abc".contains(/b(.)/))
