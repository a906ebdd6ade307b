// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <sys/stat.h>
#include <unistd.h>

namespace fusewright::cli {

namespace {

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

bool complain(const std::string& path)
{
    std::fprintf(stderr, "%s: error: This file cannot be written: %s. [cannot-write]\n",
                 path.c_str(), std::strerror(errno));
    return false;
}

bool writeAll(const std::string& path, std::string_view text)
{
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "wb"));
    return file && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size()
        && std::fflush(file.get()) == 0;
}

/// A pipe or a device such as /dev/null cannot be replaced by a file, only written into.
bool isSpecial(const std::string& path)
{
    struct stat status { };
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

} // namespace

bool writeOutput(const std::string& path, std::string_view text)
{
    if (path == "-") {
        return std::fwrite(text.data(), 1, text.size(), stdout) == text.size()
            && std::fflush(stdout) == 0;
    }
    if (isSpecial(path))
        return writeAll(path, text) || complain(path);
    const std::string fresh = path + ".new-" + std::to_string(::getpid());
    if (!writeAll(fresh, text) || std::rename(fresh.c_str(), path.c_str()) != 0) {
        const int reason = errno;
        std::remove(fresh.c_str());
        errno = reason;
        return complain(path);
    }
    return true;
}

} // namespace fusewright::cli
