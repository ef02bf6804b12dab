let numbers = [1, 2
