// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/verb.h"

#include <string>

namespace fusewright::cli {

/// What `fusewright --help` prints.
std::string programUsage();
/// What `fusewright VERB --help` prints.
std::string verbUsage(const Verb& verb);
std::string versionText();
/// `Fusewright 1.2.3`.
std::string programName();

} // namespace fusewright::cli
