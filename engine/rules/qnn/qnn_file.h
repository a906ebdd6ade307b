// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_checker.h"
#include "engine/rules/qnn/qnn_scan.h"
#include "engine/rules/qnn/qnn_tree.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

/// A pass as a rule names it.
struct QnnPassSpec {
    std::string text; ///< `EARLY+1`.
    std::int64_t number = 0;
    bool isKnown = false;
    ByteRange place;
};

/// A rule as far as it can be read.
struct QnnRule {
    std::string name; ///< The operator at its root, and its line: `Conv2d:120`. Unique.
    ByteRange head;
    ByteRange range;
    QnnTree tree;
    QnnRuleParts parts;
    QnnChecked checked;
    QnnPassSpec pass;
    std::string flag; ///< Empty for none.
    ByteRange flagPlace;
    bool isComplete = false; ///< It has all its parts; `parts` counts only then.
    bool isSound = false;    ///< It is complete, and there is no error in it.
};

/// A C++ file with what concerns rules. Immutable.
struct QnnFile {
    std::shared_ptr<const SourceText> source;
    QnnScan scan; ///< Its tokens point nowhere any more.
    std::vector<QnnRule> rules;
    std::vector<Diagnostic> diagnostics; ///< In the order of the text.

    /// The rule in whose range a byte is; null for none.
    const QnnRule* ruleAt(std::size_t offset) const;
    const QnnRule* find(std::string_view name) const;
};

/// Any bytes. `includes` may be empty.
QnnFile readQnnFile(SourceText source, const QnnIncludes& includes = {});

} // namespace fusewright
