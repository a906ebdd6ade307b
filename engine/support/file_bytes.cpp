// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/file_bytes.h"

#include "engine/support/diagnostic.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fusewright {

namespace {

/// What is mapped and cut short meanwhile ends the program, so what is quick to read is read. Those
/// who export a model again write it over the old one, while it is opened again.
constexpr std::size_t mostCopied = std::size_t(16) << 20;
constexpr int patience = 10'000; ///< Milliseconds to wait for whoever writes into a pipe.

class OpenFile {
public:
    explicit OpenFile(int descriptor) : m_descriptor(descriptor) { }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile()
    {
        if (m_descriptor > STDIN_FILENO)
            ::close(m_descriptor);
    }

    int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

std::string refusal(const struct stat& status)
{
    if (S_ISDIR(status.st_mode))
        return "This is a folder. Open a file inside it.";
    return "This is a device, not a file.";
}

bool waitForMore(int file, int milliseconds)
{
    pollfd waiting{.fd = file, .events = POLLIN, .revents = 0};
    return ::poll(&waiting, 1, milliseconds) > 0;
}

std::size_t pageSize()
{
    return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

FileBytes::FileBytes(std::shared_ptr<const char> data, std::size_t size, bool mapped)
    : m_data(std::move(data)), m_size(size), m_mapped(mapped)
{
}

std::optional<FileBytes> FileBytes::open(const std::string& path, Diagnostics& diagnostics)
{
    const bool standardInput = path == "-";
    const OpenFile file(standardInput ? STDIN_FILENO
                                      : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status { };
    if (file.descriptor() < 0 || ::fstat(file.descriptor(), &status) != 0) {
        diagnostics.error("cannot-read",
                          std::string("This file cannot be opened: ") + std::strerror(errno) + '.',
                          path);
        return std::nullopt;
    }
    const bool stream = S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode);
    if (stream || (standardInput && S_ISCHR(status.st_mode)))
        return readStream(file.descriptor(), path, diagnostics);
    if (!S_ISREG(status.st_mode)) {
        diagnostics.error("cannot-read", refusal(status), path);
        return std::nullopt;
    }
    if (status.st_size == 0)
        return readStream(file.descriptor(), path, diagnostics);

    const auto size = static_cast<std::size_t>(status.st_size);
    std::optional<FileBytes> bytes =
        size <= mostCopied ? readWhole(file.descriptor(), size) : map(file.descriptor(), size);
    if (!bytes) {
        diagnostics.error("cannot-read",
                          std::string("This file cannot be read: ") + std::strerror(errno) + '.',
                          path);
    }
    return bytes;
}

FileBytes FileBytes::copyOf(std::string_view bytes)
{
    auto* copy = new char[bytes.size() + padding]();
    std::ranges::copy(bytes, copy);
    return {std::shared_ptr<const char>(copy, std::default_delete<const char[]>()), bytes.size(),
            false};
}

std::optional<FileBytes> FileBytes::madeBy(std::size_t size,
                                           const std::function<bool(std::span<char>)>& fill)
{
    auto room = std::unique_ptr<char[]>(new char[size + padding]());
    if (!fill({room.get(), size}))
        return std::nullopt;
    return FileBytes(
        std::shared_ptr<const char>(room.release(), std::default_delete<const char[]>()), size,
        false);
}

std::optional<FileBytes> FileBytes::readWhole(int file, std::size_t size)
{
    auto room = std::make_unique_for_overwrite<char[]>(size + padding);
    std::size_t done = 0;
    while (done < size) {
        const ssize_t got = ::read(file, room.get() + done, size - done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return std::nullopt;
        if (got == 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    std::fill_n(room.get() + done, padding, '\0');
    return FileBytes(
        std::shared_ptr<const char>(room.release(), std::default_delete<const char[]>()), done,
        false);
}

std::optional<FileBytes> FileBytes::map(int file, std::size_t size)
{
    // The file is laid over a larger empty mapping, so that readable zeros follow it even where
    // its last byte is the last of a page.
    const std::size_t whole = size + padding + pageSize();
    void* const room = ::mmap(nullptr, whole, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        return std::nullopt;
    if (::mmap(room, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, file, 0) == MAP_FAILED) {
        ::munmap(room, whole);
        return std::nullopt;
    }
    const auto unmap = [whole](const char* data) { ::munmap(const_cast<char*>(data), whole); };
    return FileBytes(std::shared_ptr<const char>(static_cast<const char*>(room), unmap), size,
                     true);
}

std::optional<FileBytes> FileBytes::readStream(int file, const std::string& path,
                                               Diagnostics& diagnostics)
{
    // A named pipe that nobody has opened for writing yet looks like one that has ended.
    waitForMore(file, patience);
    std::string bytes;
    std::string chunk(std::size_t(1) << 16, '\0');
    for (;;) {
        const ssize_t got = ::read(file, chunk.data(), chunk.size());
        if (got == 0)
            break;
        if (got < 0 && (errno == EINTR || (errno == EAGAIN && waitForMore(file, -1))))
            continue;
        if (got < 0) {
            diagnostics.error(
                "cannot-read",
                std::string("This file cannot be read: ") + std::strerror(errno) + '.', path);
            return std::nullopt;
        }
        bytes.append(chunk, 0, static_cast<std::size_t>(got));
        if (bytes.size() > largestStream) {
            diagnostics.error("too-large",
                              "More than 1 GiB came through this pipe. Save it to a file first.",
                              path);
            return std::nullopt;
        }
    }
    return copyOf(bytes);
}

void FileBytes::expectJumps() const
{
    if (m_mapped)
        ::madvise(const_cast<char*>(m_data.get()), m_size, MADV_RANDOM);
}

void FileBytes::expectReadingOf(std::size_t begin, std::size_t size) const
{
    if (!m_mapped || begin >= m_size)
        return;
    const std::size_t start = begin / pageSize() * pageSize();
    const std::size_t length = std::min(size + (begin - start), m_size - start);
    ::madvise(const_cast<char*>(m_data.get()) + start, length, MADV_WILLNEED);
}

void FileBytes::doneWith(std::size_t begin, std::size_t size) const
{
    if (!m_mapped || begin >= m_size)
        return;
    // Only whole pages: the file's own last page goes over into the zeros behind it.
    const std::size_t first = (begin + pageSize() - 1) / pageSize() * pageSize();
    const std::size_t end = std::min(begin + size, m_size) / pageSize() * pageSize();
    if (first < end)
        ::madvise(const_cast<char*>(m_data.get()) + first, end - first, MADV_DONTNEED);
}

} // namespace fusewright
