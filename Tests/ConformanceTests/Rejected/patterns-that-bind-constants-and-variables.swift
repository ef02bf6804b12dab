switch (1, "a") { case (1, let s), (2, var s): print(s); default: break }
