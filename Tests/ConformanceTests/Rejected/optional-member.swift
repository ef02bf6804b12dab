// A member of an optional's value needs ? or !.
let name: String? = "Ann"
print(name.count)
