// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/file_bytes.h"

#include <cstddef>
#include <string_view>

namespace fusewright::onnx {

/// Tells the system which pages of a large file are wanted next.
///
/// Reading ahead by itself it would fetch a stretch of weights at each jump over them. So it is
/// told to expect jumps, and to fetch ahead only while small fields follow each other.
class PageHints {
public:
    explicit PageHints(const FileBytes& bytes);

    /// Called with each field of a graph before it is looked at.
    void visiting(std::string_view field);

private:
    const FileBytes& m_bytes;
    bool m_active;
    std::size_t m_fetchedTo = 0;
    std::size_t m_window;
};

} // namespace fusewright::onnx
