// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_names.h"
#include "engine/translate/pattern_draft.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

/// What one operand may be: what an entry of the draft makes, a value of the pattern, or one that
/// the pattern does not name.
struct OpenOperand {
    std::optional<std::uint32_t> entry;
    EntryId value;    ///< Invalid where the pattern does not name it.
    std::string name; ///< Of one that the pattern does not name; empty for any.
};

/// One way in which an operator can be called.
struct OperandWay {
    std::vector<OpenOperand> operands;
    DraftCall call; ///< In languages of calls.
};

/// All ways of one operator, the most likely first; none where a language has no words for it.
struct OperandWays {
    std::vector<OperandWay> ways;
    bool isHeavy = false; ///< Behind what flows through it are weights and a bias.
    bool isConvolution = false;
};

/// Works out what operators of one way of a pattern read.
class DraftOperands {
public:
    using Places = std::unordered_map<EntryId, std::uint32_t>; ///< In the draft, by entry.

    DraftOperands(const Pattern& way, const Places& places, const DraftGround& ground,
                  LostMeaning& lost)
        : m_way(way), m_places(places), m_ground(ground), m_words(*ground.to->words), m_lost(lost)
    {
    }

    OperandWays waysOf(EntryId id, const DraftEntry& entry);

private:
    using Operands = std::vector<OpenOperand>;

    OpenOperand operandFrom(EntryId id) const;
    OperandWay calledWay(EntryId id);
    std::vector<Operands> told(EntryId id, const DraftEntry& entry);
    std::vector<Operands> placed(EntryId id, const DraftEntry& entry);
    std::vector<std::size_t> countsOf(EntryId id, const DraftEntry& entry, std::size_t fewest);
    bool isSwapped(EntryId id, const DraftEntry& entry) const;
    void fit(EntryId id, const DraftEntry& entry, Operands& operands);
    bool addCall(EntryId id, OperandWay& way);
    std::string canonicalOf(EntryId id) const;

    const Pattern& m_way;
    const Places& m_places;
    const DraftGround& m_ground;
    const PatternWords& m_words;
    LostMeaning& m_lost;
};

/// The values of one draft.
class DraftValues {
public:
    DraftValues(const Pattern& way, std::uint32_t entries, const PatternWords& words);

    /// Gives an entry the operands of one of its ways.
    void wire(DraftEntry& entry, const OperandWays& ways, std::size_t chosen);
    void moveInto(RuleDraft& draft) { draft.values = std::move(m_values); }

private:
    std::uint32_t add(DraftValue value);
    std::uint32_t fresh(const OpenOperand& operand, const OperandWays& ways, std::size_t at);

    const Pattern& m_way;
    std::uint32_t m_entries;
    const PatternWords& m_words;
    UniqueNames m_names;
    std::vector<DraftValue> m_values;
    std::unordered_map<EntryId, std::uint32_t> m_known;
};

} // namespace fusewright
