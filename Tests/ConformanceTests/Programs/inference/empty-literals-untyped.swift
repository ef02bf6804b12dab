print([])
print([[[]]])
print([:].count)
print(type(of: []), type(of: [[]]))
