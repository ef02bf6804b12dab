local function Point()
  return { x = 0, y = 1 }
end

local function run()
  local point = Point()
  for i = 0, 4999999 do
    point.x = point.y + i
    point.y = point.x - i
  end
  return point.x
end

print(run())
