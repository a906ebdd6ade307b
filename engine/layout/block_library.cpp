// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_library.h"

#include "engine/layout/block_engine.h"

namespace fusewright {

namespace {

/// Beyond so many vertices of different blocks each one gets less effort, and at last little.
constexpr std::size_t thoroughWork = 4000;
constexpr std::size_t fullWork = 20000;

} // namespace

std::uint32_t BlockLibrary::number(const Signature& signature)
{
    const std::uint32_t number = m_numbers.number(signature);
    if (number < m_drawings.size())
        return number;
    m_drawings.emplace_back();
    m_isDrawn.push_back(false);
    return number;
}

void BlockLibrary::draw(std::uint32_t number, const BlockSketch& sketch)
{
    m_work += sketch.vertices.size();
    const Effort effort = m_work < thoroughWork ? Effort::Thorough
        : m_work < fullWork                     ? Effort::Full
                                                : Effort::Little;
    m_drawings[number] = drawBlock(sketch, effort, m_cancel);
    m_isDrawn[number] = true;
}

} // namespace fusewright
