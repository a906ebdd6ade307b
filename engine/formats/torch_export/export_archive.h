// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/zip_archive.h"

#include <string>
#include <vector>

namespace fusewright::torch_export {

/// A program in an archive: the file that holds it and the name it goes by.
struct ArchivedProgram {
    std::string name; ///< Empty in the first layout, which holds one program.
    const ZipMember* member = nullptr;
};

/// The programs of an archive, `…/models/NAME.json` or `…/serialized_exported_program.json`, by
/// name. Valid as long as the archive.
std::vector<ArchivedProgram> findPrograms(const ZipArchive& archive);

} // namespace fusewright::torch_export
