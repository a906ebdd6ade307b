// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

namespace fusewright::cli {

namespace {

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

bool complainOfFile(const std::string& path)
{
    std::fprintf(stderr, "%s: error: This file cannot be written: %s. [cannot-write]\n",
                 path.c_str(), std::strerror(errno));
    return false;
}

bool writeAll(const std::string& path, std::string_view text, std::optional<mode_t> rights = {})
{
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "wb"));
    if (!file || (rights && ::fchmod(::fileno(file.get()), *rights) != 0))
        return false;
    return std::fwrite(text.data(), 1, text.size(), file.get()) == text.size()
        && std::fflush(file.get()) == 0;
}

/// A pipe or a device such as /dev/null cannot be replaced by a file, only written into.
bool isSpecial(const std::string& path)
{
    struct stat status { };
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

std::optional<mode_t> rightsOf(const std::string& path)
{
    constexpr mode_t all = 07777;
    struct stat status { };
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return status.st_mode & all;
}

/// Where the file itself is, if `path` is a link to it.
std::string behindLinks(const std::string& path)
{
    std::error_code error;
    const auto target = std::filesystem::canonical(path, error);
    return error ? path : target.string();
}

} // namespace

bool writeOutput(const std::string& path, std::string_view text)
{
    if (path == "-") {
        return std::fwrite(text.data(), 1, text.size(), stdout) == text.size()
            && std::fflush(stdout) == 0;
    }
    if (isSpecial(path))
        return writeAll(path, text) || complainOfFile(path);
    const std::string target = behindLinks(path);
    const std::string fresh = target + ".new-" + std::to_string(::getpid());
    if (!writeAll(fresh, text, rightsOf(target))
        || std::rename(fresh.c_str(), target.c_str()) != 0) {
        const int reason = errno;
        std::remove(fresh.c_str());
        errno = reason;
        return complainOfFile(path);
    }
    return true;
}

} // namespace fusewright::cli
