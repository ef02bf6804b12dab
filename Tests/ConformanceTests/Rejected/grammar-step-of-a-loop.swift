for i in 0...3 step 2 { }
