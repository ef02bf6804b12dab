enum File: ~Copyable {
    case open(Int), closed
    borrowing func show() { switch self { case .open(let n): print("open", n); case .closed: print("closed") } }
}
do { let f = File.open(3); f.show() }
print("mid")
func take(_ f: consuming File) { print("take") }
do { let g = File.closed
take(g) }
enum Res: ~Copyable {
    case a(String)
}
