// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/terminal_progress.h"

#include <cstdio>
#include <utility>

#include <unistd.h>

namespace fusewright::cli {

TerminalProgress::TerminalProgress(std::string what)
    : m_what(std::move(what)),
      m_begin(std::chrono::steady_clock::now()),
      m_isTerminal(::isatty(STDERR_FILENO) == 1)
{
}

void TerminalProgress::progressed(double fraction)
{
    using namespace std::chrono_literals;
    const int percent = static_cast<int>(fraction * 100);
    if (!m_isTerminal || percent <= m_shownPercent
        || std::chrono::steady_clock::now() - m_begin < 300ms)
        return;
    m_shownPercent = percent;
    std::fprintf(stderr, "\r%s… %d %%", m_what.c_str(), percent);
    std::fflush(stderr);
}

void TerminalProgress::clear()
{
    if (m_shownPercent >= 0)
        std::fputs("\r\x1b[K", stderr);
    m_shownPercent = -1;
}

} // namespace fusewright::cli
