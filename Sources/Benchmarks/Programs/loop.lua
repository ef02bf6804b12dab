local function run()
  local sum = 0
  for i = 0, 9999999 do
    if i % 3 == 0 then sum = sum + i end
  end
  return sum
end

print(run())
