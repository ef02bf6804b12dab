enum Command { case go(Int...) }
