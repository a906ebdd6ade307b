// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_siblings.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <optional>
#include <utility>

namespace fusewright {

namespace {

/// `package.module` as the files that it may be.
std::vector<std::string> filesOf(std::string_view dotted, std::string_view package)
{
    std::string path;
    std::size_t at = 0;
    while (at < dotted.size() && dotted[at] == '.')
        ++at;
    for (std::size_t up = 1; up < at; ++up)
        path += "../";
    for (; at < dotted.size(); ++at)
        path += dotted[at] == '.' ? '/' : dotted[at];
    std::vector<std::string> files{path + ".py", path + "/__init__.py"};
    if (path.starts_with(std::string(package) + '/'))
        files.push_back(path.substr(path.rfind('/') + 1) + ".py");
    return files;
}

} // namespace

PythonSiblings siblingsOf(const IncludePlaces& places, std::string_view package)
{
    std::vector<std::string> folders;
    if (!places.file.empty()) {
        const std::size_t slash = places.file.rfind('/');
        folders.push_back(slash == std::string::npos ? std::string()
                                                     : places.file.substr(0, slash + 1));
        // The file is a module of a package, perhaps of this one.
        folders.push_back(folders.front() + "../");
        const std::size_t root = folders.front().rfind('/' + std::string(package) + '/');
        if (root != std::string::npos)
            folders.push_back(folders.front().substr(0, root + 1));
    }
    for (const std::string& folder : places.folders)
        folders.push_back(folder + '/');
    if (folders.empty())
        return {};
    return [folders = std::move(folders), package = std::string(package), own = places.file](
               std::string_view dotted,
               const SourceText&) -> std::optional<std::pair<std::string, std::string>> {
        for (const std::string& folder : folders) {
            for (const std::string& file : filesOf(dotted, package)) {
                Diagnostics ignored;
                if (folder + file == own)
                    continue;
                if (const auto bytes = FileBytes::open(folder + file, ignored))
                    return std::pair(folder + file, std::string(bytes->view()));
            }
        }
        return std::nullopt;
    };
}

} // namespace fusewright
