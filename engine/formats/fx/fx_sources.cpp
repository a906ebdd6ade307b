// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_sources.h"

#include "engine/python/python_constants.h"

#include <algorithm>

namespace fusewright::fx {

namespace {

/// Nothing where the comment says only that nothing is known.
std::string sourceOf(std::string_view comment)
{
    static constexpr std::string_view file = "File: ";
    static constexpr std::string_view code = ", code: ";
    if (!comment.starts_with(file))
        return {};
    comment.remove_prefix(file.size());
    const std::size_t at = comment.find(code);
    if (at == std::string_view::npos)
        return std::string(comment);
    return std::string(comment.substr(0, at)) + ": "
        + std::string(withoutSpace(comment.substr(at + code.size())));
}

} // namespace

FxSources::FxSources(std::string_view text)
{
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = withoutSpace(text.substr(begin, end - begin));
        if (line.starts_with('#'))
            m_comments.push_back({begin, sourceOf(withoutSpace(line.substr(1)))});
        else if (line.starts_with("def ") || line.starts_with("return"))
            m_comments.push_back({begin, {}});
        begin = end + 1;
    }
}

const std::string& FxSources::at(std::size_t place) const
{
    static const std::string none;
    const auto next = std::ranges::upper_bound(m_comments, place, {}, &Comment::place);
    return next == m_comments.begin() ? none : (next - 1)->source;
}

} // namespace fusewright::fx
