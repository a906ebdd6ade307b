// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <string>

namespace fusewright {

/// What the user answers where a model and a rule do not say enough.
struct RuleChoices {
    std::map<std::string, bool> assumed;        ///< By rule, or by function of another language.
    std::map<std::string, std::string> options; ///< Values by name; one that is missing is unknown.

    bool operator==(const RuleChoices&) const = default;
};

} // namespace fusewright
