enum Answer { case text(String), none }
let answer = Answer.none
if case .number(let n) = answer { print(n + 1) }
switch answer {
case .text(let text): print(text)
case .words(let first, let second): print(first, second)
default: break
}
let five = 5
if case .some(let value) = five { print(value) }
guard case .list(let items) = answer else { fatalError() }
print(items)
