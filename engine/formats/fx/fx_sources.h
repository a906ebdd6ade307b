// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::fx {

/// What comments say about the statements below them, up to the next such comment:
///
///     # File: /models/model.py:24 in forward, code: n = x.size(1)
class FxSources {
public:
    explicit FxSources(std::string_view text);

    /// `/models/model.py:24 in forward: n = x.size(1)`, or empty.
    const std::string& at(std::size_t place) const;

private:
    struct Comment {
        std::size_t place;
        std::string source;
    };

    std::vector<Comment> m_comments;
};

} // namespace fusewright::fx
