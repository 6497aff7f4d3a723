import SwiftMock6
import Testing
import Understudy

@Suite struct FailureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @Sendable (MockKiosk) async throws -> Void
    let text: String

    init(
      _ name: String, _ act: @escaping @Sendable (MockKiosk) async throws -> Void, _ text: String
    ) {
      testDescription = name
      self.act = act
      self.text = text
    }
  }

  @Test(arguments: [
    Row(
      "an expected call that does not come",
      { kiosk in
        kiosk.expect { $0.sell("tea") }.returning(3)
        kiosk.expect { $0.greet() }
        kiosk.greet()
        await kiosk.verify()
        await kiosk.verify()
      },
      """
      sell(_:) was expected to be called, but was not.
        wanted: sell("tea")
        this member was never called
      """),
    Row(
      "a call that nothing expects",
      { kiosk in
        kiosk.greet()
        await kiosk.verify()
      },
      """
      greet() was called, but nothing expects the call.
        call: greet()
        no call of this member is expected
      """),
    Row(
      "other arguments: the result is there all the same",
      { kiosk in
        kiosk.expect { $0.sell("tea") }.returning(3)
        #expect(kiosk.sell("cake") == 3)
        await kiosk.verify()
      },
      """
      sell(_:) was called, but nothing expects the call.
        call: sell("cake")
        expected calls of this member (1):
          sell("tea")    argument: wanted "tea"
      """),
    Row(
      "a number is not its text",
      { kiosk in
        kiosk.expect { $0.name(of: 42) }.returning("a")
        kiosk.expect { $0.count(["42"], stock: [:]) }.returning(1)
        #expect(kiosk.name(of: 42) == "a")
        #expect(kiosk.count(["41"], stock: [:]) == 1)
        await kiosk.verify()
      },
      """
      count(_:stock:) was called, but nothing expects the call.
        call: count(["41"], stock: [:])
        expected calls of this member (1):
          count(["42"], stock: [:])    argument 1: wanted ["42"]
      """),
    Row(
      "two calls in one expectation",
      { kiosk in
        kiosk.expect {
          $0.greet()
          $0.price = 3
        }
        await kiosk.verify()
      },
      """
      'expect { … }' calls more than one member: greet(), price
        write an expectation for each call
      """),
    Row(
      "no call in an expectation",
      { kiosk in
        kiosk.expect { _ in }; await kiosk.verify()
      }, ""),
    Row(
      "an error of a member that cannot throw",
      { kiosk in
        kiosk.expect { $0.sell("tea") }.throwing(SoldOut())
        #expect(kiosk.sell("tea") == 0)
        await kiosk.verify()
      },
      """
      sell(_:) cannot throw SoldOut()
        write .returning(value)
      """),
    Row(
      "an asynchronous member that cannot throw",
      { kiosk in
        kiosk.expect { await $0.load("tea") }.asyncThrowing(SoldOut()).fulfill()
        #expect(await kiosk.load("tea") == 0)
        await kiosk.verify()
      },
      """
      load(_:) cannot throw SoldOut()
        write .returning(value)
      """),
    Row(
      "a member that is not asynchronous",
      { kiosk in
        kiosk.expect { (kiosk: Kiosk) async in kiosk.sell("tea") }.asyncReturning(3).fulfill()
        kiosk.expect { await $0.save() }
        await kiosk.save()
        #expect(kiosk.sell("tea") == 0)
        await kiosk.verify()
      },
      """
      sell(_:) cannot wait for its result: the member is not asynchronous
        write .returning(value)
      """),
    Row(
      "no result, where the type has a default",
      { kiosk in
        kiosk.expect { $0.sell("tea") }
        #expect(kiosk.sell("tea") == 0)
        await kiosk.verify()
      }, ""),
    Row(
      "an unexpected call of a throwing member is thrown",
      { kiosk in
        #expect(throws: UnstubbedCallError.self) { try kiosk.redeem(Coupon(code: "a")) }
        await #expect(throws: UnstubbedCallError.self) { try await kiosk.fetch("tea") }
        await kiosk.verify()
      },
      """
      redeem(_:) was called, but nothing expects the call.
        call: redeem(a)
        no call of this member is expected
      ---
      fetch(_:) was called, but nothing expects the call.
        call: fetch("tea")
        no call of this member is expected
      """),
    Row(
      "an unexpected call of an asynchronous member comes back",
      { kiosk in
        await kiosk.save()
        await kiosk.verify()
      },
      """
      save() was called, but nothing expects the call.
        call: save()
        no call of this member is expected
      """),
  ])
  func text(_ row: Row) async throws {
    let kiosk = MockKiosk.make()
    #expect(try await failureTexts { try await row.act(kiosk) } == row.text)
  }

  @Test func asynchronousExpectationsNeedAnAsynchronousCheck() {
    let kiosk = MockKiosk.make()
    let texts = failureTexts {
      kiosk.expect { await $0.save() }
      kiosk.verify()
    }
    #expect(
      texts == """
        an expectation is asynchronous, so the check has to be
          write await verify()
        """)
  }

  @Test func aForgottenCheck() {
    let seen = failures {
      let kiosk = MockKiosk.make(mockName: "corner shop")
      kiosk.expect { $0.greet() }
      kiosk.greet()
    }
    #expect(
      seen.map(\.text) == [
        """
        the mock 'corner shop' is gone, and nobody has called 'verify()' since its last expectation
        """
      ])
  }

  @Test func theEndOfATestChecks() {
    let scope = MockScope()
    let kiosk = scope.run { MockKiosk.make() }
    kiosk.expect { $0.sell("tea") }.returning(1)
    kiosk.expect { await $0.save() }
    #expect(
      failureTexts { scope.finish() } == """
        the asynchronous call that is expected here did not come
          await verify() at the end of the test says which call it is
        ---
        sell(_:) was expected to be called, but was not.
          wanted: sell("tea")
          this member was never called
        """)
  }

  @Test func failuresAreShownWhereTheTestSpeaks() {
    let line = #line
    let lines = failures {
      let kiosk = MockKiosk.make()
      kiosk.greet()
      kiosk.expect { $0.sell("tea") }.returning(3)
      _ = kiosk.sell("cake")
      kiosk.expect { $0.greet() }
      kiosk.verify()
    }.map(\.location.line)
    #expect(lines == [line + 2, line + 4, line + 6])
  }

  @Test func summaries() {
    let kiosk = SummaryMock(name: "s", expectationHandler: SummaryHandler())
    let table: [String: Any] = ["b": 2, "a": [1, nil] as [Any?]]
    #expect(
      kiosk.take("x", 1, nil, Optional(2), table) as? String == "take(x,1,nil,2,[a:[1,nil],b:2])")
  }
}
