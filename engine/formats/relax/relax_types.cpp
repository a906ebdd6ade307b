// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/relax/relax_types.h"

#include "engine/python/python_literals.h"

#include <optional>
#include <vector>

namespace fusewright::relax {

namespace {

constexpr std::size_t longestExtent = 100;
constexpr std::size_t highestRank = 64;

/// `16`, `T.int64(16)`, `"n"`, `n * 2`.
Dim readExtent(const PythonTree& tree, PythonNodeId node, GraphBuilder& builder)
{
    if (tree.is(node, PythonKind::Call) && tree.next(tree.first(node)).isValid()
        && tree.dottedName(tree.first(node)).starts_with("T."))
        node = tree.last(node);
    if (const auto size = pythonInteger(tree.text(node)))
        return Dim::known(*size);
    const bool isText = tree.is(node, PythonKind::String);
    const std::string name = isText ? pythonString(tree.text(node)) : std::string(tree.text(node));
    if (name.empty() || name.size() > longestExtent)
        return {};
    return Dim::named(builder.intern(name));
}

std::optional<ShapeId> readShape(const PythonTree& tree, PythonNodeId node, GraphBuilder& builder)
{
    if (!tree.is(node, PythonKind::Tuple) && !tree.is(node, PythonKind::List))
        return std::nullopt;
    std::vector<Dim> dims;
    for (const PythonNodeId item : tree.children(node)) {
        if (dims.size() == highestRank)
            return std::nullopt;
        dims.push_back(readExtent(tree, item, builder));
    }
    return builder.shapes().intern(dims);
}

} // namespace

ValueType readType(const PythonTree& tree, PythonNodeId node, GraphBuilder& builder)
{
    ValueType type;
    const bool isTensor =
        tree.is(node, PythonKind::Call) && tree.dottedName(tree.first(node)).ends_with("Tensor");
    if (!isTensor)
        return type;
    for (PythonNodeId at = tree.next(tree.first(node)); at.isValid(); at = tree.next(at)) {
        const PythonNodeId value = tree.is(at, PythonKind::Keyword) ? tree.first(at) : at;
        if (const auto shape = readShape(tree, value, builder))
            type.shape = *shape;
        else if (tree.is(value, PythonKind::String) && (value == at || tree.word(at) == "dtype"))
            type.type = parseDataType(pythonString(tree.text(value))).value_or(DataType::Unknown);
    }
    return type;
}

} // namespace fusewright::relax
