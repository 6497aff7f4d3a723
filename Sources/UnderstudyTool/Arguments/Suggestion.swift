/// Guesses what a mistyped word was to be.
enum Suggestion {
  /// The word that is fewest keystrokes away, if it is near enough to be meant.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased())
    let ranked = candidates.map { (candidate: $0, distance: distance(word, Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let allowed = max(1, best.candidate.drop { $0 == "-" }.count / 3)
    if best.distance <= allowed { return best.candidate }
    // `--inheritance` is a part of `--sources-for-inheritance`, however long the rest is.
    let bare = String(word.drop { $0 == "-" })
    guard bare.count >= 4 else { return nil }
    return candidates.first { $0.contains(bare) }
  }

  /// How many letters to insert, delete, replace or exchange with their neighbour.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard !first.isEmpty && !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0 && j > 0 && a == second[j - 1] && first[i - 1] == b {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
