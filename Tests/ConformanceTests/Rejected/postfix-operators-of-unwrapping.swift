postfix operator !!
postfix operator ??
postfix operator %?
prefix operator ??
infix operator !!
infix operator ?!
infix operator ???
prefix operator !!
