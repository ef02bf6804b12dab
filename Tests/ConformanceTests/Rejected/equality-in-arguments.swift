// Whether a comparison is the only argument of a call decides between two ways to say that there is no `==`.
struct Plain {}
class Node {}
enum State { case on(Int), off }
let p = Plain()
let list = [p]
let state = State.off
print(p == p)
print(Plain() == Plain())
print(Node() == Node())
print(state == State.off)
print("a", p == p)
print("\(p == p)")
print(p > p)
print(list[0] == p)
assert(p == p)
if list[0] == list[0] {}
if list[0] < list[0] {}
