// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/file_bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Diagnostics;

/// One file in a zip archive, as the list at the archive's end tells it.
struct ZipMember {
    std::string name;
    std::uint64_t packedSize = 0;
    std::uint64_t size = 0; ///< Unpacked.
    std::uint64_t headerOffset = 0;
    std::uint32_t checksum = 0;
    std::uint16_t method = 0;
    bool isEncrypted = false;
};

/// A zip archive whose files are listed, and unpacked one by one when they are asked for.
///
/// Only the list at the end is touched on opening: what nobody asks for costs nothing.
class ZipArchive {
public:
    static constexpr std::uint64_t largestMember = std::uint64_t(1) << 30;
    /// A member that unpacks to more than this may not shrink by more than `mostShrinking`.
    static constexpr std::uint64_t largestUnasked = std::uint64_t(16) << 20;
    static constexpr std::uint64_t mostShrinking = 250;
    static constexpr std::size_t mostMembers = 1'000'000;

    /// Whether the bytes begin as an archive does.
    static bool isZip(std::string_view bytes);
    /// The bytes must outlive the archive. Nothing, and an error, when it is cut short, has several
    /// parts, or holds names that lead out of the folder it would be unpacked into.
    static std::optional<ZipArchive> open(std::string_view bytes, const std::string& path,
                                          Diagnostics& diagnostics);

    std::span<const ZipMember> members() const { return m_members; }
    /// Unpacks one file. Nothing, and an error, when it is damaged, encrypted, packed in a way that
    /// is not known, or far larger than an honest one.
    std::optional<FileBytes> read(const ZipMember& member, const std::string& path,
                                  Diagnostics& diagnostics) const;

private:
    ZipArchive(std::string_view bytes, std::vector<ZipMember> members);
    std::optional<std::string_view> packed(const ZipMember& member) const;

    std::string_view m_bytes;
    std::vector<ZipMember> m_members;
};

} // namespace fusewright
