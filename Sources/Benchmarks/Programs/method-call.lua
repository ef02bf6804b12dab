local Counter = {}
Counter.__index = Counter

function Counter.new()
  return setmetatable({ count = 0 }, Counter)
end

function Counter:add(step)
  self.count = self.count + step
  return self.count
end

local function run()
  local counter = Counter.new()
  local last = 0
  for i = 0, 4999999 do
    last = counter:add(i)
  end
  return last
end

print(run())
