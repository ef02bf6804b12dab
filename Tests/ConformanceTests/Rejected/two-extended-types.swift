extension String, Int {}
