// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// A path as SARIF wants it.
struct SarifUri {
    std::string text;
    bool isRelative = false; ///< To the root of the sources, where a check is run.
};

/// `./rules/a b.yaml` is `rules/a%20b.yaml`; what begins with a slash is a `file:` address.
SarifUri sarifUri(std::string_view path);

} // namespace fusewright
