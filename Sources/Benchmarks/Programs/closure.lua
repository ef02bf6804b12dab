local function adder(step)
  return function(n) return n + step end
end

local function run()
  local total = 0
  local note = function(n) total = total + n end
  for i = 0, 1999999 do
    local add = adder(i)
    note(add(1))
  end
  return total
end

print(run())
