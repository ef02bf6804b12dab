// Two elements of one array cannot be inout at once.
var list = [1, 2]
swap(&list[0], &list[1])
