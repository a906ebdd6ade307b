// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/page_hints.h"

#include <algorithm>

namespace fusewright::onnx {

namespace {

constexpr std::size_t smallFile = std::size_t(4) << 20;
constexpr std::size_t weight = std::size_t(64) << 10; ///< A field this long is not read through.
constexpr std::size_t firstWindow = std::size_t(16) << 10;
constexpr std::size_t lastWindow = std::size_t(4) << 20;

} // namespace

PageHints::PageHints(const FileBytes& bytes)
    : m_bytes(bytes), m_active(bytes.size() > smallFile), m_window(firstWindow)
{
    if (m_active)
        bytes.expectJumps();
}

void PageHints::visiting(std::string_view field)
{
    if (!m_active || field.empty())
        return;
    const auto begin = static_cast<std::size_t>(field.data() - m_bytes.view().data());
    if (field.size() >= weight) {
        m_window = firstWindow;
        m_fetchedTo = begin + field.size();
        return;
    }
    if (begin + field.size() <= m_fetchedTo)
        return;
    m_bytes.expectReadingOf(begin, m_window);
    m_fetchedTo = begin + m_window;
    m_window = std::min(m_window * 2, lastWindow);
}

} // namespace fusewright::onnx
