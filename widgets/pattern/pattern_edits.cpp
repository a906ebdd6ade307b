// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_edits.h"

#include "engine/rules/rule_language.h"
#include "engine/support/letters.h"
#include "widgets/base/text.h"
#include "widgets/pattern/pattern_words.h"
#include "widgets/sentences/engine_text.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

QString cannot()
{
    return PatternEdits::tr("This cannot be done here without changing something else");
}

/// Of an operator's name what an entry can be called.
std::string wordOf(std::string_view name)
{
    std::string word;
    for (const char c : name) {
        if (isWordByte(c))
            word += c;
        else if (!word.empty() && word.back() != '_')
            word += '_';
    }
    while (!word.empty() && word.back() == '_')
        word.pop_back();
    return word;
}

} // namespace

PatternEdits::PatternEdits(Writing writing, Reading reading, QObject* parent)
    : QObject(parent), m_writing(std::move(writing)), m_reading(std::move(reading))
{
}

void PatternEdits::setPattern(std::string rule, const PatternSketch& pattern)
{
    m_rule = std::move(rule);
    m_pattern = pattern;
}

bool PatternEdits::has(const std::string& name) const
{
    return std::ranges::find(m_pattern.entries, name, &SketchedEntry::name)
        != m_pattern.entries.end();
}

std::string PatternEdits::freshName(std::string_view wanted) const
{
    std::string word = wordOf(wanted);
    if (word.empty() || isDigit(word.front()))
        word = "any";
    std::string name = word;
    for (int number = 2; has(name); ++number)
        name = word + '_' + std::to_string(number);
    return name;
}

QString PatternEdits::whyNot(const std::string& entry, EntryAction action) const
{
    const auto text = m_reading();
    const RuleEditing* const editing = text->editing();
    if (!editing)
        return engineText(std::string(text->language().whyNoEdits));
    return engineText(entry.empty() ? editing->whyNever(action)
                                    : editing->whyNot(pattern(), entry, action));
}

RuleEdits PatternEdits::edited(const std::function<RuleEdits(const RuleEditing&)>& edit) const
{
    const auto text = m_reading();
    const RuleEditing* const editing = text->editing();
    return editing ? edit(*editing) : std::nullopt;
}

bool PatternEdits::apply(const RuleEdits& edits)
{
    if (edits)
        m_writing(*edits);
    return edits.has_value();
}

void PatternEdits::applyOrSay(const RuleEdits& edits, const QString& why)
{
    if (!apply(edits))
        emit said(why);
}

QString PatternEdits::rename(const std::string& entry, const QString& fresh)
{
    const std::string name = fresh.trimmed().toStdString();
    if (name.empty())
        return tr("Enter a name");
    if (name == entry)
        return {};
    if (!apply(edited([&](const auto& rules) { return rules.rename(pattern(), entry, name); })))
        return tr("The name is taken, or this text cannot be parsed");
    emit named(name);
    return {};
}

QString PatternEdits::setOperators(const std::string& entry, const QString& operators)
{
    const auto wanted = operatorsIn(operators);
    if (!wanted)
        return tr("Enter at least one operator");
    const auto at = std::ranges::find(m_pattern.entries, entry, &SketchedEntry::name);
    if (at != m_pattern.entries.end() && at->operators == wanted->names
        && at->isInverted == wanted->isInverted)
        return {};
    if (!apply(edited(
            [&](const auto& rules) { return rules.setOperators(pattern(), entry, *wanted); })))
        return cannot();
    return {};
}

QString PatternEdits::add(Place place, const std::string& entry, const QString& operators)
{
    const auto wanted = operatorsIn(operators);
    if (!wanted)
        return tr("Enter at least one operator");
    const std::string name = freshName(wanted->names.front());
    const AddedEntry fresh{.name = name, .operators = *wanted};
    const auto add = [&](const RuleEditing& rules) {
        if (place == Place::Alternative)
            return rules.addAlternative(pattern(), fresh, entry, freshName(entry + "_or_" + name));
        const EntrySide side = place == Place::Before ? EntrySide::Before : EntrySide::After;
        return rules.add(pattern(), fresh, side, entry);
    };
    if (!apply(edited(add)))
        return cannot();
    emit named(name);
    return {};
}

void PatternEdits::make(const SketchedEntry& entry, EntryTrait trait)
{
    applyOrSay(edited([&](const auto& rules) { return rules.make(pattern(), entry.name, trait); }),
               cannot());
}

void PatternEdits::toggleOptional(const SketchedEntry& entry)
{
    make(entry, entry.isOptional ? EntryTrait::Required : EntryTrait::Optional);
}

void PatternEdits::toggleContext(const SketchedEntry& entry)
{
    make(entry, entry.isContext ? EntryTrait::Included : EntryTrait::Context);
}

void PatternEdits::toggleRepeated(const SketchedEntry& entry)
{
    make(entry, entry.isRepeated ? EntryTrait::Single : EntryTrait::Repeated);
}

void PatternEdits::connectTo(const std::string& from, const std::string& to)
{
    applyOrSay(
        edited([&](const auto& rules) { return rules.connect(pattern(), from, to); }),
        tr("%1 already feeds %2, or the edge would create a cycle").arg(toQt(from), toQt(to)));
}

void PatternEdits::disconnectFrom(const std::string& from, const std::string& to)
{
    applyOrSay(edited([&](const auto& rules) { return rules.disconnect(pattern(), from, to); }),
               cannot());
}

void PatternEdits::remove(const SketchedEntry& entry)
{
    constexpr std::size_t one = 1;
    QString why = cannot();
    if (!entry.isOfMatch())
        return;
    if (entry.options.size() > one)
        why = tr("%1 has several options: remove them first").arg(toQt(entry.name));
    else if (m_pattern.entries.size() == one)
        why = tr("A pattern needs at least one entry");
    applyOrSay(edited([&](const auto& rules) { return rules.remove(pattern(), entry.name); }), why);
}

} // namespace fusewright
