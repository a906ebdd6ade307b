// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/checked_rules.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>

namespace fusewright {

/// Checks the versions of one text one after another, and keeps what did not change. For one
/// thread at a time.
class RulesReader {
public:
    virtual ~RulesReader() = default;

    /// What the user chose of the options that texts read while they are read.
    virtual void choose(const std::map<std::string, std::string>& /*options*/) { }
    /// A text of the reader's own language.
    virtual CheckedRules check(std::shared_ptr<const RulesText> text) = 0;
    /// How many rules were read anew the last time.
    virtual std::size_t readRuleCount() const = 0;
};

} // namespace fusewright
