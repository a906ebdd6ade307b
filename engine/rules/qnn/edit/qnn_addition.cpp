// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_addition.h"

#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view usualPass = "QNN";
constexpr std::string_view endOfPackage = "END_PKG_OPTS_DEFINITION";

const QnnRule* ruleAtPlace(const QnnFile& file, std::optional<TextPosition> place)
{
    return place ? file.ruleAt(file.source->offset(*place)) : nullptr;
}

/// Behind its line break; the end where there is none.
std::size_t behindLine(std::string_view text, std::size_t offset)
{
    const std::size_t end = text.find('\n', offset);
    return end == std::string_view::npos ? text.size() : end + 1;
}

/// The beginning of the line that ends the package's definitions; nothing where there is none, or
/// it stands in a comment.
std::optional<std::size_t> endOfDefinitions(const QnnFile& file)
{
    const std::string_view text = file.source->text();
    const std::size_t found = text.rfind(endOfPackage);
    const auto isAround = [&](const ByteRange& comment) { return comment.contains(found); };
    if (found == std::string_view::npos || std::ranges::any_of(file.scan.comments, isAround))
        return std::nullopt;
    const std::size_t before = text.rfind('\n', found);
    return before == std::string_view::npos ? 0 : before + 1;
}

/// An empty line stands before a rule, and behind it where something follows.
TextEdit editAt(const QnnFile& file, std::size_t offset, std::string_view rule)
{
    const std::string_view text = file.source->text();
    const std::string_view lineBreak = lineBreakOf(text);
    const std::string_view before = text.substr(0, offset);
    std::string added;
    if (!before.empty() && !before.ends_with('\n'))
        added += lineBreak;
    const bool isApart = before.empty() || before.ends_with("\n\n") || before.ends_with("\n\r\n");
    if (!isApart)
        added += lineBreak;
    added += withLineBreaks(rule, lineBreak);
    const std::string_view behind = text.substr(offset);
    const bool isFollowed =
        !behind.empty() && !behind.starts_with('\n') && !behind.starts_with("\r\n");
    if (isFollowed)
        added += lineBreak;
    return {file.source->range({offset, offset}), added};
}

/// Whether all rules are still there, and one more.
bool addsOne(const QnnFile& file, const TextEdit& edit)
{
    // Both without included files, whatever macros come from there.
    const std::string& name = file.source->name();
    const QnnFile before = readQnnFile(SourceText(name, std::string(file.source->text())));
    const QnnFile after = readQnnFile(SourceText(name, edited(*file.source, {edit})));
    const auto completeRules = [](const QnnFile& each) {
        return std::ranges::count(each.rules, true, &QnnRule::isComplete);
    };
    return after.rules.size() == before.rules.size() + 1
        && completeRules(after) == completeRules(before) + 1;
}

} // namespace

std::optional<std::vector<TextEdit>>
addQnnRule(const QnnFile& file, std::optional<TextPosition> after, std::string_view text)
{
    const std::string_view all = file.source->text();
    std::vector<std::size_t> places;
    if (const QnnRule* const rule = ruleAtPlace(file, after))
        places.push_back(behindLine(all, rule->range.end));
    if (!file.rules.empty())
        places.push_back(behindLine(all, file.rules.back().range.end));
    if (const auto end = endOfDefinitions(file))
        places.push_back(*end);
    places.push_back(all.size());
    for (const std::size_t place : places) {
        TextEdit edit = editAt(file, place, text);
        if (addsOne(file, edit))
            return std::vector{std::move(edit)};
    }
    return std::nullopt;
}

std::vector<std::string> qnnPassesOf(const QnnFile& file)
{
    std::multimap<std::int64_t, std::string> byNumber;
    const auto add = [&](std::int64_t number, const std::string& name) {
        const auto [begin, end] = byNumber.equal_range(number);
        const auto isSame = [&](const auto& each) { return each.second == name; };
        if (std::none_of(begin, end, isSame))
            byNumber.emplace(number, name);
    };
    for (const QnnPass& pass : QnnCatalogue::builtIn().passes())
        add(pass.base, pass.name);
    for (const QnnRule& rule : file.rules) {
        if (rule.pass.isKnown)
            add(rule.pass.number, rule.pass.text);
    }
    std::vector<std::string> passes;
    for (const auto& [number, name] : byNumber)
        passes.push_back(name);
    return passes;
}

std::string qnnPassFor(const QnnFile& file, std::optional<TextPosition> position)
{
    const QnnRule* const rule = ruleAtPlace(file, position);
    if (rule && rule->pass.isKnown)
        return rule->pass.text;
    std::map<std::string_view, std::size_t> counts;
    std::string_view best;
    for (const QnnRule& each : file.rules) {
        if (!each.pass.isKnown)
            continue;
        const std::size_t count = ++counts[each.pass.text];
        if (best.empty() || count > counts[best])
            best = each.pass.text;
    }
    return std::string(best.empty() ? usualPass : best);
}

} // namespace fusewright
