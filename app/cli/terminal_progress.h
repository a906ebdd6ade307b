// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/progress.h"

#include <chrono>
#include <string>

namespace fusewright::cli {

/// Shows long work on standard error, when that is a terminal and the work takes a while.
class TerminalProgress : public ProgressSink {
public:
    explicit TerminalProgress(std::string what);

    void progressed(double fraction) override;
    /// Wipes the line, so that what is printed next stands alone.
    void clear();

private:
    std::string m_what;
    std::chrono::steady_clock::time_point m_begin;
    bool m_isTerminal;
    int m_shownPercent = -1;
};

} // namespace fusewright::cli
