/// The code under test: it does nothing but call the inventory, always with the same arguments.
public enum Clerk {
  @inline(never)
  public static func askStock(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      _ = inventory.stock(of: 7, in: 3)
      index += 1
    }
  }

  /// Asks for ten products in seven halls.
  @inline(never)
  public static func askStockEverywhere(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      _ = inventory.stock(of: index % 10, in: index % 7)
      index += 1
    }
  }

  @inline(never)
  public static func askPrice(_ inventory: any Inventory, of name: String, times count: Int) {
    var index = 0
    while index < count {
      _ = inventory.price(of: name, amount: 3)
      index += 1
    }
  }

  @inline(never)
  public static func reserve(_ inventory: any Inventory, times count: Int) throws {
    var index = 0
    while index < count {
      _ = try inventory.reserve(7, amount: 3)
      index += 1
    }
  }

  @inline(never)
  public static func failToReserve(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      do { _ = try inventory.reserve(7, amount: 3) } catch {}
      index += 1
    }
  }

  @inline(never)
  public static func load(_ inventory: any Inventory, times count: Int) async {
    var index = 0
    while index < count {
      _ = await inventory.load(7, page: 3)
      index += 1
    }
  }

  @inline(never)
  public static func fetch(_ inventory: any Inventory, times count: Int) async throws {
    var index = 0
    while index < count {
      _ = try await inventory.fetch(7, page: 3)
      index += 1
    }
  }

  @inline(never)
  public static func store(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      _ = inventory.store(7, at: 3)
      index += 1
    }
  }

  @inline(never)
  public static func readCapacity(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      _ = inventory.capacity
      index += 1
    }
  }

  @inline(never)
  public static func changeCapacity(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      inventory.capacity = index
      index += 1
    }
  }

  @inline(never)
  public static func readShelf(_ inventory: any Inventory, times count: Int) {
    var index = 0
    while index < count {
      _ = inventory[shelf: 7]
      index += 1
    }
  }
}
