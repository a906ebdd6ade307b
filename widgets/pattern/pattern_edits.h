// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_sketch.h"
#include "engine/rules/rule_editing.h"
#include "engine/support/diagnostic.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

class RuleEditing;
class RulesText;

/// What is done to a pattern by its picture, as edits of the text: a step of its history each.
class PatternEdits : public QObject {
    Q_OBJECT

public:
    /// The text as it is now.
    using Reading = std::function<std::shared_ptr<const RulesText>()>;

    /// Makes edits of that text, as one step of its history.
    using Writing = std::function<void(const std::vector<TextEdit>&)>;

    PatternEdits(Writing writing, Reading reading, QObject* parent = nullptr);

    void setPattern(std::string rule, const PatternSketch& pattern);

    enum class Place { Before, After, Alternative };

    /// Why the language of the rules has no words for it, of an entry where one is named; empty
    /// where it has.
    QString whyNot(const std::string& entry, EntryAction action) const;

    // The answers of these are words for what is wrong, empty when it was done.
    QString rename(const std::string& entry, const QString& fresh);
    QString setOperators(const std::string& entry, const QString& operators);
    QString add(Place place, const std::string& entry, const QString& operators);

    // These say themselves what is wrong.
    void toggleOptional(const SketchedEntry& entry);
    void toggleContext(const SketchedEntry& entry);
    void toggleRepeated(const SketchedEntry& entry);
    void connectTo(const std::string& from, const std::string& to);
    void disconnectFrom(const std::string& from, const std::string& to);
    void remove(const SketchedEntry& entry);

signals:
    void said(const QString& words);
    /// An entry has this name now, which should be looked at.
    void named(const std::string& entry);

private:
    PatternName pattern() const { return {m_rule, m_pattern.name}; }
    bool has(const std::string& name) const;
    std::string freshName(std::string_view wanted) const;
    /// The edits of the text as it is now; nothing where only people can edit it.
    RuleEdits edited(const std::function<RuleEdits(const RuleEditing&)>& edit) const;
    bool apply(const RuleEdits& edits);
    void make(const SketchedEntry& entry, EntryTrait trait);
    void applyOrSay(const RuleEdits& edits, const QString& why);

    Writing m_writing;
    Reading m_reading;
    std::string m_rule;
    PatternSketch m_pattern;
};

} // namespace fusewright
