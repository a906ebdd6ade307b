// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// Drawings of blocks, each made once for all blocks that look the same.
class BlockLibrary {
public:
    /// Everything about a block that counts for how it looks and for what it is.
    using Signature = std::vector<std::uint64_t>;

    explicit BlockLibrary(CancelToken cancel) : m_cancel(std::move(cancel)) { }

    /// The number of a signature, or of a new one.
    std::uint32_t number(const Signature& signature);
    bool isDrawn(std::uint32_t number) const { return m_isDrawn[number]; }
    void draw(std::uint32_t number, const BlockSketch& sketch);
    const BlockDrawing& drawing(std::uint32_t number) const { return m_drawings[number]; }

private:
    CancelToken m_cancel;
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_numbers; ///< By the signature's hash.
    std::vector<Signature> m_signatures;
    std::vector<BlockDrawing> m_drawings;
    std::vector<bool> m_isDrawn;
    std::size_t m_work = 0; ///< How many vertices were drawn.
};

} // namespace fusewright
