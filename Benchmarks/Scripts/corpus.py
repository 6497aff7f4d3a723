#!/usr/bin/env python3
"""Writes Swift sources for a generator to read: the same for the same number of files.

usage: corpus.py FILES FOLDER

Each file holds two protocols with ten members of mixed kinds, and about 150 lines of ordinary code
around them. A hundred files share a folder, as the features of an application do.
"""

import pathlib
import random
import sys

PROPERTIES = [
    "var owner: String { get }",
    "var balance: Double { get set }",
    "var newest: $? { get set }",
    "var entries: [$] { get }",
    "var byKey: [String: $] { get set }",
    "var isLocked: Bool { get }",
]
METHODS = [
    "func clear()",
    "func entry(at position: Int, in book: String) -> $",
    "func lookUp(key: String) -> $?",
    "func replace(_ old: $, with new: $, notifying listeners: Bool)",
    "func listing(of entries: [$], indentedBy width: Int?) -> String",
    "func weight(of shares: [String: Double], limits: [Double]) -> Double",
    "func onChange(_ listener: @escaping (Result<$, any Error>) -> Void)",
    "func transform(_ body: (Int) -> String) -> [String]",
    "func split(_ amount: Int, note: String) -> (Int, String)",
    "func joined(_ first: $, _ second: $) -> $",
]
EFFECTS = [
    "func open(_ path: String) async throws -> $",
    "func write(_ entry: $, under key: String) throws",
    "func flush() async",
    "func send(_ bytes: [UInt8], to host: String) async throws",
    "func check(_ entry: $) throws -> Bool",
    "func reload(all: Bool) async -> [$]",
]
GENERICS = [
    "func parsed<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value",
    "func archive<Value: Encodable>(_ value: Value, under key: String)",
    "func isSorted<Value: Comparable>(_ left: Value, _ right: Value) -> Bool",
    "func unique<Values: Sequence>(in values: Values, limit: Int) -> [Values.Element]"
    " where Values.Element: Hashable",
]

BLOCKS = [
    """\
/// Item # of the ledger, a plain value.
struct Item#: Hashable {
    var key: Int
    var title: String
    var marks: [String]

    init(key: Int = @, title: String = "item #", marks: [String] = []) {
        self.key = key
        self.title = title
        self.marks = marks
    }

    func marked(_ mark: String, times count: Int) -> Item# {
        var copy = self
        for index in 0..<count {
            copy.marks.append("\\(mark)-\\(index)")
        }
        return copy
    }
}
""",
    """\
enum Phase#: String, CaseIterable {
    case drafted, signed, filed, lost

    var isFinal: Bool {
        switch self {
        case .drafted, .signed: return false
        case .filed, .lost: return true
        }
    }

    var caption: String { "phase \\(rawValue): {" + (isFinal ? "done" : "open") + "}" }
}
""",
    """\
final class Counter# {
    private var values: [Int: Int] = [:]
    private(set) var total = 0
    let label: String

    init(label: String) { self.label = label }

    // Counts a value, and forgets all of them when there are too many.
    func count(_ value: Int) {
        values[value, default: 0] += 1
        total += 1
        if values.count > @ {
            values.removeAll()
        }
    }

    func mostFrequent() -> Int? {
        var best: (value: Int, count: Int)?
        for (value, count) in values where count > (best?.count ?? 0) {
            best = (value, count)
        }
        return best?.value
    }
}
""",
    """\
func mix#(_ left: [Int], _ right: [Int]) -> [Int] {
    var result: [Int] = []
    for (first, second) in zip(left, right) {
        let sum = first &* 17 &+ second
        guard sum % 5 != 0 else { continue }
        result.append(sum)
    }
    /* an empty result would say nothing */
    if result.isEmpty { return left + right }
    return result.filter { $0 > @ }.map { $0 / 3 }.sorted(by: >)
}
""",
    """\
extension $ {
    var outline#: String {
        let head = "\\(key)/\\(title)"
        return numbers.isEmpty ? head : head + numbers.map { "<\\($0)>" }.joined(separator: ", ")
    }

    mutating func raise#(by step: Int) {
        for index in numbers.indices { numbers[index] += step * @ }
    }
}
""",
]


def protocol(chance, name, entry, inherited):
    generics = chance.sample(GENERICS, chance.choice([1, 1, 2]))
    chosen = chance.sample(PROPERTIES, 3) + chance.sample(EFFECTS, 3) + generics
    chosen += chance.sample(METHODS, 10 - len(chosen))
    chance.shuffle(chosen)
    lines = [f"    {member}" for member in chosen]
    text = "\n".join([f"protocol {name}{inherited} {{"] + lines + ["}", ""])
    return "/// @mockable\n" + text.replace("$", entry)


def source(chance, number):
    entry = f"Entry{number}"
    parts = [
        "import Foundation\n",
        f"struct {entry}: Codable, Hashable {{\n    var key = 0\n    var title = \"\"\n"
        "    var numbers: [Int] = []\n}\n",
        protocol(chance, f"Ledger{number}", entry, ""),
    ]
    lines = 0
    index = 0
    while lines < 150:
        block = BLOCKS[index % len(BLOCKS)].replace("#", f"{number}_{index}")
        # The sign of the model's name is also the sign of a closure's argument.
        block = block.replace("extension $", f"extension {entry}")
        block = block.replace("@", str(chance.randint(8, 99)))
        parts.append(block)
        lines += block.count("\n") + 1
        index += 1
    inherited = ": AnyObject" if number % 3 == 0 else ""
    parts.append(protocol(chance, f"Archive{number}", entry, inherited))
    return "\n".join(parts)


def write(files, folder):
    chance = random.Random(1)
    for number in range(files):
        feature = pathlib.Path(folder) / f"Feature{number // 100:03}"
        feature.mkdir(parents=True, exist_ok=True)
        (feature / f"File{number}.swift").write_text(source(chance, number))


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    write(int(sys.argv[1]), sys.argv[2])
