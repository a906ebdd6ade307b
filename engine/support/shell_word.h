// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

/// A word as a shell reads it. Names of files rarely need quotes.
std::string shellWord(const std::string& word);

} // namespace fusewright
