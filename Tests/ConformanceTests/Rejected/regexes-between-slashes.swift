let r = /a/
func f() { let s = /1/ }
