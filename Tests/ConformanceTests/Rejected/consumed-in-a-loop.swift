func g() {
    let x = "a"
    for _ in 0..<2 { let y = consume x; print(y) }
}
