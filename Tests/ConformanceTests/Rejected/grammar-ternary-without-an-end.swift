let x = a ? b : 
