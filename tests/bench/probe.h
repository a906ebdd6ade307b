// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright::bench {

/// What one way of doing one thing costs: the median of several runs in a process of its own.
struct Cost {
    double milliseconds = 0; ///< Of processor time.
    double megabytes = 0;    ///< The most that the process ever held.
    std::size_t nodes = 0;
    std::size_t edges = 0;
};

/// Runs `way` on a file in a child process.
Cost measure(const std::string& way, const std::string& path, int runs);

/// The child's side: does it and prints the cost. Answers with the exit status.
int probe(const std::string& way, const std::string& path, int runs);

} // namespace fusewright::bench
