// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rule_title.h"

#include "engine/rules/rule.h"
#include "widgets/base/text.h"

#include <algorithm>

namespace fusewright {

QString ruleTitle(const RuleSet& rules, const Rule& rule)
{
    const bool isShared =
        rules.files.size() > 1 && std::ranges::any_of(rules.rules, [&](const Rule& other) {
            return other.file != rule.file && other.name == rule.name;
        });
    return isShared ? QStringLiteral("%1 (%2)").arg(toQt(rule.name), toQt(rules.pathOf(rule)))
                    : toQt(rule.name);
}

} // namespace fusewright
