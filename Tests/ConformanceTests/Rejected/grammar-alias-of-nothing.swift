typealias X = 
