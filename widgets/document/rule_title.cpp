// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rule_title.h"

#include "engine/rules/rule.h"
#include "widgets/base/text.h"

#include <algorithm>

namespace fusewright {

namespace {

QString inFile(const RuleSet& rules, const Rule& rule)
{
    return QStringLiteral("%1 (%2)").arg(toQt(rule.name), toQt(rules.pathOf(rule)));
}

} // namespace

QString ruleTitle(const RuleSet& rules, const Rule& rule)
{
    const bool isShared = std::ranges::any_of(rules.rules, [&](const Rule& other) {
        return other.file != rule.file && other.name == rule.name;
    });
    return isShared ? inFile(rules, rule) : toQt(rule.name);
}

QString rulePlace(const RuleSet& rules, const Rule& rule)
{
    return rules.files.size() > 1 ? inFile(rules, rule) : toQt(rule.name);
}

} // namespace fusewright
