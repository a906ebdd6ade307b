// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/edit/qnn_edited_rule.h"
#include "engine/rules/rule_editing.h"

#include <functional>
#include <string>
#include <vector>

namespace fusewright {

/// Reads a changed version of a file with what it includes.
using QnnReading = std::function<QnnFile(std::string text)>;

/// Changes of the text of one rule, and copies of it, that become edits if the file read with them
/// has what it had, and nothing more than was asked for.
class QnnRuleChange {
public:
    QnnRuleChange(const QnnFile& file, const QnnReading& read, const QnnEditedRule& rule)
        : m_file(file), m_read(read), m_rule(rule)
    {
    }

    void replace(ByteRange place, std::string text);
    void insert(std::size_t offset, std::string text)
    {
        replace({offset, offset}, std::move(text));
    }
    void remove(ByteRange place) { replace(place, {}); }
    /// `LET("tag", Op("Relu", …))` around what stands there.
    void wrap(ByteRange place, std::string_view tag, std::string_view operatorName);
    /// `LET("tag", …)`
    void name(ByteRange place, std::string_view tag);
    /// Puts the rule once more behind itself, with this text in one place.
    void addCopy(ByteRange place, std::string_view text);

    /// Nothing where there is no change, or it would be another one.
    RuleEdits made() const;

private:
    std::string copies() const;
    bool isAsMeant(const QnnFile& after) const;

    const QnnFile& m_file;
    const QnnReading& m_read;
    const QnnEditedRule& m_rule;
    std::vector<std::pair<ByteRange, std::string>> m_changes;
    std::vector<std::string> m_copies;
};

} // namespace fusewright
