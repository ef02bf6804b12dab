// Only errors are thrown.
func f() throws(String) {}
