package import MockModel

extension GenericClause {
  /// `<T: Decodable, each U>`
  package var clauseText: String {
    guard !parameters.isEmpty else { return "" }
    let list = parameters.map { parameter in
      let keyword = parameter.isPack ? "each " : parameter.isValue ? "let " : ""
      return keyword + parameter.name + (parameter.constraint.map { ": \($0.spelling)" } ?? "")
    }
    return "<\(list.joined(separator: ", "))>"
  }

  /// ` where T.Element == Int`
  package var whereText: String {
    guard !requirements.isEmpty else { return "" }
    let list = requirements.map { requirement in
      let separator = requirement.relation == .conforms ? ": " : " == "
      return requirement.left.spelling + separator + requirement.right.spelling
    }
    return " where " + list.joined(separator: ", ")
  }
}
