// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/argument.h"
#include "engine/infer/node_facts.h"
#include "engine/infer/shape_algebra.h"

namespace fusewright::infer {

/// What is behind `R.` or `relax.`; nothing where the name is not one of Relax' own.
std::optional<std::string_view> relaxName(std::string_view native);

/// Arguments as Relax takes them: found as PyTorch's are, but a list may be a text that has names
/// of extents, `(n, R.prim_value(24))`.
class RelaxArguments {
public:
    explicit RelaxArguments(const NodeFacts& node) : m_node(node) { }

    bool has(Argument argument) const { return m_node.argument(argument) != nullptr; }
    /// One extent counts as a list of it; one that is not understood is unknown.
    Said<Extents> extents(Argument argument) const;
    Said<Numbers> numbers(Argument argument) const;
    Said<std::int64_t> number(Argument argument) const { return onlyOne(numbers(argument)); }
    bool isSet(Argument argument) const { return isTrue(m_node.argument(argument)); }
    bool isList(Argument argument) const;
    std::string_view word(Argument argument, std::string_view usual = {}) const;
    /// Of a type that is not said, or `void`, the one that is given.
    DataType type(Argument argument, DataType usual) const;

private:
    const NodeFacts& m_node;
};

} // namespace fusewright::infer
