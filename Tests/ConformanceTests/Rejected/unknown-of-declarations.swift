@unknown func first() {}
@unknown struct Second {}
@unknown var third = 1
