// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"
#include "engine/layout/signature_numbers.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Drawings of blocks, each made once for all blocks that look the same.
class BlockLibrary {
public:
    explicit BlockLibrary(CancelToken cancel) : m_cancel(std::move(cancel)) { }

    /// Of a block with this signature: everything that counts for how it looks.
    std::uint32_t number(const Signature& signature);
    bool isDrawn(std::uint32_t number) const { return m_isDrawn[number]; }
    void draw(std::uint32_t number, const BlockSketch& sketch);
    const BlockDrawing& drawing(std::uint32_t number) const { return m_drawings[number]; }

private:
    CancelToken m_cancel;
    SignatureNumbers m_numbers;
    std::vector<BlockDrawing> m_drawings;
    std::vector<bool> m_isDrawn;
    std::size_t m_work = 0; ///< How many vertices were drawn.
};

} // namespace fusewright
