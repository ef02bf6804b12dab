struct F: ~Copyable { let n = 1 }
func a(_ f: borrowing F) {
    let g = f
    _ = g
}
