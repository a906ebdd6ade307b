// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace fusewright::test {

/// What is in a file; nothing where it cannot be read.
inline std::string fileText(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace fusewright::test
