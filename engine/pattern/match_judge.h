// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/pattern/evaluation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// How many steps a judge may still take; an answer that needs more is unknown.
class WorkBudget {
public:
    explicit WorkBudget(std::uint64_t steps) : m_left(steps) { }

    /// False when there are not that many left; then none are.
    bool spend(std::uint64_t steps)
    {
        const bool isEnough = steps <= m_left;
        m_left = isEnough ? m_left - steps : 0;
        return isEnough;
    }
    std::uint64_t left() const { return m_left; }

private:
    std::uint64_t m_left;
};

/// What a judge says of a match, with the place in the rule's text at which it was decided.
struct JudgeAnswer {
    Outcome outcome = Outcome::True;
    std::optional<TextRange> place;
    std::string what; ///< As in a `Blame`; empty for a match that passes.
    std::string saw;
    std::vector<UnknownCause> causes;
    std::vector<std::string> assumed; ///< Answers of the user on which it rests.
    std::vector<NodeId> outside;      ///< Operators that use inner results, where that decided.
    bool raises = false; ///< The check itself went wrong: whoever applies rules would stop.
};

/// What becomes of the constants that a match uses.
enum class MatchConstants : std::uint8_t {
    Untold,
    Held,   ///< They are inside of what is made of it.
    Inputs, ///< They are given to it.
};

/// What a judge asks of one value of a match, where that can be said in other words.
struct JudgedFact {
    enum class Kind : std::uint8_t {
        Type,
        Rank,     ///< `number`.
        Extent,   ///< `number` along `axis`, which counts from the end below 0.
        Multiple, ///< The extent along `axis` is one of `number`.
    };

    Kind kind = Kind::Type;
    EntryId entry;
    DataType type = DataType::Unknown;
    std::int64_t axis = 0;
    std::int64_t number = 0;

    bool operator==(const JudgedFact&) const = default;
};

/// All that a judge asks of a match.
struct JudgedFacts {
    std::vector<JudgedFact> facts;
    bool keepsInside = false;        ///< No inner result is used outside.
    std::vector<std::string> others; ///< What no fact says, as it is written.
};

/// A check of a match that is no expression, such as a function of another language. Immutable, and
/// may be asked by several threads.
class MatchJudge {
public:
    virtual ~MatchJudge() = default;

    virtual JudgeAnswer judge(const ExpressionGround& ground, WorkBudget& budget) const = 0;
    /// What the rule notes of a match that it takes, by name; what nobody knows has no value.
    virtual std::vector<std::pair<std::string, std::string>>
    notes(const ExpressionGround& /*ground*/, WorkBudget& /*budget*/) const
    {
        return {};
    }
    /// Nothing where that cannot be told without asking.
    virtual std::optional<JudgedFacts> facts() const { return std::nullopt; }
    virtual MatchConstants constants() const { return MatchConstants::Untold; }
    /// How many edges of a graph beyond the match it may look.
    virtual std::uint32_t reach() const = 0;
    /// True when the other one gives the same answers; places in texts do not count.
    virtual bool equals(const MatchJudge& other) const = 0;
};

} // namespace fusewright
