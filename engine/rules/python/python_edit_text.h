// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/python_tree.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A Python text whose expressions are to be written otherwise. The source must outlive it.
class PythonEditText {
public:
    explicit PythonEditText(const SourceText& source);

    const SourceText& source() const { return m_source; }
    const PythonTree& tree() const { return m_tree; }
    std::string text(ByteRange range) const;
    PythonNodeId parent(PythonNodeId node) const { return m_parents[node.index]; }

    /// The expression that stands exactly there; invalid where none does.
    PythonNodeId at(ByteRange range) const;
    /// With the brackets that it is written in.
    ByteRange whole(PythonNodeId node) const;
    std::string text(PythonNodeId node) const { return text(whole(node)); }
    /// As it can stand before a dot or a bracket: in brackets where it has to.
    std::string primaryText(PythonNodeId node) const;
    /// What a call is given by place; nothing where there is a star among it.
    std::optional<std::vector<PythonNodeId>> arguments(PythonNodeId call) const;
    /// The first dotted name, of those that are called, whose last part is this; else empty.
    std::string calledAs(std::string_view name) const;

    TextEdit edit(ByteRange range, std::string fresh) const;
    /// Writes an operation with a sign (`a | b`) in the place of a node, in brackets where it must.
    TextEdit asOperation(PythonNodeId node, const std::string& fresh) const;
    /// Writes one of its parts in its place. A statement that would give a name to itself goes.
    TextEdit byPart(PythonNodeId node, PythonNodeId part) const;

private:
    bool bindsTightly(PythonNodeId node) const;
    bool isFree(PythonNodeId node) const;
    std::optional<ByteRange> lineOf(PythonNodeId statement) const;

    const SourceText& m_source;
    PythonTree m_tree;
    std::vector<PythonNodeId> m_parents;
};

} // namespace fusewright
