// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/house/source_tree.h"

namespace fusewright::test {

/// Sources that no CMakeLists.txt of their folder, or of one above, names.
Findings unbuiltSources(const SourceTree& tree);

/// Rooms under engine/, widgets/, app/ and tests/ without a README.md, or with one over 30 lines.
Findings roomsWithoutReadme(const SourceTree& tree);

/// Files over 2 MB.
Findings bigFiles(const SourceTree& tree);

} // namespace fusewright::test
