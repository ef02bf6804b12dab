func g(_ n: borrowing String) -> String {
    return n
}
