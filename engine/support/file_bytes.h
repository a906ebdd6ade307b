// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fusewright {

class Diagnostics;

/// The bytes of a file. A large one is mapped and not read: a part that nobody looks at costs
/// nothing.
///
/// At least `padding` readable zero bytes follow the last byte. A large file that another program
/// cuts short while it is open cannot be told from a failing disk, as with every mapped file.
class FileBytes {
public:
    static constexpr std::size_t padding = 64;
    /// Pipes and standard input are read whole, up to this size.
    static constexpr std::size_t largestStream = std::size_t(1) << 30;

    /// Opens a regular file, a pipe, or standard input for `-`. Folders and devices are refused.
    static std::optional<FileBytes> open(const std::string& path, Diagnostics& diagnostics);
    static FileBytes copyOf(std::string_view bytes);
    /// Bytes that `fill` writes into the room it is given; nothing when it says that it could not.
    static std::optional<FileBytes> madeBy(std::size_t size,
                                           const std::function<bool(std::span<char>)>& fill);

    std::string_view view() const { return {m_data.get(), m_size}; }
    std::size_t size() const { return m_size; }

    /// Tells the system that the file is read in jumps, so that it does not read ahead by itself.
    void expectJumps() const;
    /// Tells the system that this part is about to be read.
    void expectReadingOf(std::size_t begin, std::size_t size) const;
    /// Tells the system that this part will hardly be read again, so that it takes no memory.
    void doneWith(std::size_t begin, std::size_t size) const;

private:
    FileBytes(std::shared_ptr<const char> data, std::size_t size, bool mapped);
    static std::optional<FileBytes> map(int file, std::size_t size);
    /// Fewer bytes where the file has become shorter.
    static std::optional<FileBytes> readWhole(int file, std::size_t size);
    static std::optional<FileBytes> readStream(int file, const std::string& path,
                                               Diagnostics& diagnostics);

    std::shared_ptr<const char> m_data;
    std::size_t m_size = 0;
    bool m_mapped = false;
};

} // namespace fusewright
