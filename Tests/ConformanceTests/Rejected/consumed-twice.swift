struct F: ~Copyable { let n = 1 }
func take(_ f: consuming F) {}
func a() {
    let f = F()
    take(f)
    take(f)
}
