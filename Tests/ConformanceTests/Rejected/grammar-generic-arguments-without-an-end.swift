let xs: Array<Int = []
