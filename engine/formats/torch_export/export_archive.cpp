// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_archive.h"

#include <algorithm>
#include <string_view>

namespace fusewright::torch_export {

namespace {

constexpr std::string_view firstLayout = "serialized_exported_program.json";
constexpr std::string_view modelsFolder = "models/";
constexpr std::string_view ending = ".json";

/// A folder of the archive's own may stand before the path.
bool isAt(std::string_view name, std::string_view path)
{
    return name == path
        || (name.ends_with(path) && name[name.size() - path.size() - 1] == '/'
            && std::ranges::count(name, '/') == std::ranges::count(path, '/') + 1);
}

} // namespace

std::vector<ArchivedProgram> findPrograms(const ZipArchive& archive)
{
    std::vector<ArchivedProgram> programs;
    for (const ZipMember& member : archive.members()) {
        const std::string_view name = member.name;
        const std::string_view file = name.substr(name.rfind('/') + 1);
        if (isAt(name, firstLayout)) {
            programs.push_back({.member = &member});
        } else if (file.size() > ending.size() && file.ends_with(ending)
                   && isAt(name, std::string(modelsFolder) + std::string(file))) {
            programs.push_back({.name = std::string(file.substr(0, file.size() - ending.size())),
                                .member = &member});
        }
    }
    std::ranges::stable_sort(programs, {}, &ArchivedProgram::name);
    return programs;
}

} // namespace fusewright::torch_export
