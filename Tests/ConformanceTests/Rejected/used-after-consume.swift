func g() {
    let x = [1]
    let y = consume x
    print(y, x)
}
