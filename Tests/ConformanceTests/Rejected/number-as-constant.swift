let 1x = 5
