var i = 1
i++
--i
