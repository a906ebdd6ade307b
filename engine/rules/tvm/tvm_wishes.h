// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// What a pattern asks of entries beside what they are, as conditions: shapes, types, attributes.
class TvmWishes {
public:
    /// What cannot be asked here is added to `skipped`, as sentences. Nothing is owned.
    TvmWishes(const DplPattern& pattern, PatternBuilder& builder, std::vector<std::string>& skipped)
        : m_dpl(pattern), m_builder(builder), m_skipped(skipped)
    {
    }

    /// What one node asks. A sentence where no expression can have what it asks; else empty.
    std::string ask(EntryId entry, DplId asked);
    void askShape(EntryId entry, const DplNode& shape);
    void askAttribute(EntryId entry, const std::string& name, const AttributeValue& value);
    void require(EntryId entry, ExpressionId condition);
    ExpressionId bound(EntryId entry) { return table().add(ExpressionOp::Bound, {}, entry); }

private:
    ExpressionTable& table() { return m_builder.expressions(); }

    const DplPattern& m_dpl;
    PatternBuilder& m_builder;
    std::vector<std::string>& m_skipped;
    std::set<std::pair<EntryId, DplId>> m_asked;
};

} // namespace fusewright
