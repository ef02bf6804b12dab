weak var w = NSObject()
weak var q: Int? = 3
unowned let z: AnyObject? = nil
