@main struct App { static func main() { print(1) } }
print("top")
