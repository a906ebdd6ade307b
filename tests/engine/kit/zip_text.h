// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright::test {

enum class Packing { Stored, Deflated };

/// A file to be put into a zip archive, and what is to be wrong with it.
struct ZippedFile {
    std::string name;
    std::string bytes;
    Packing packing = Packing::Stored;
    std::uint16_t flags = 0;
    std::uint16_t method = 0xFFFF; ///< Another than `packing` says.
    std::uint64_t claimedSize = 0; ///< Another than the size of `bytes`.
    bool isLong = false;           ///< Numbers stand in the long form.
};

/// The bytes of a zip archive with these files.
std::string zipOf(const std::vector<ZippedFile>& files);

} // namespace fusewright::test
