print("open")
