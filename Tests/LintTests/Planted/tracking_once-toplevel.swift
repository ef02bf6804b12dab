import Observation

@Observable class Box4 { var value = 0 }

func log(_ box: Box4) {
  _ = withObservationTracking({ box.value }, onChange: {
    print("value changed")  // wrong
    log(box)  // right
  })
}
