// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_tree.h"

#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright {

TextRange PythonTree::range(PythonNodeId node) const
{
    return m_source->range(bytes(node));
}

std::string_view PythonTree::text(PythonNodeId node) const
{
    const ByteRange range = bytes(node);
    return m_source->text().substr(range.begin, range.size());
}

PythonNodeId PythonTree::find(PythonNodeId node, PythonKind wanted) const
{
    for (const PythonNodeId child : children(node)) {
        if (kind(child) == wanted)
            return child;
    }
    return {};
}

std::string PythonTree::dottedName(PythonNodeId node) const
{
    std::vector<std::string_view> parts;
    while (is(node, PythonKind::Attribute)) {
        parts.push_back(word(node));
        node = first(node);
    }
    if (!is(node, PythonKind::Name))
        return {};
    std::string name(word(node));
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        name += '.';
        name += *part;
    }
    return name;
}

} // namespace fusewright
