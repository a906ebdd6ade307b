// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/checked_rules.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

template <class T>
void append(std::vector<T>& all, std::vector<T>& more)
{
    std::ranges::move(more, std::back_inserter(all));
}

} // namespace

CheckedRules joined(std::vector<CheckedRules> all)
{
    CheckedRules together{.isReadable = true};
    std::vector<RuleSet> sets;
    std::uint32_t before = 0;
    for (CheckedRules& each : all) {
        for (WrittenRule& written : each.written)
            written.file += before;
        for (Expectation& expected : each.expected)
            expected.file = expected.file.value_or(0) + before;
        before += static_cast<std::uint32_t>(each.rules.files.size());
        append(together.diagnostics, each.diagnostics);
        together.errorCount += each.errorCount;
        append(together.written, each.written);
        append(together.expected, each.expected);
        append(together.texts, each.texts);
        together.isReadable = together.isReadable && each.isReadable;
        sets.push_back(std::move(each.rules));
    }
    together.rules = joined(std::move(sets));
    return together;
}

} // namespace fusewright
