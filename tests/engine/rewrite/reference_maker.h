// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/replacement.h"
#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/match/reference_conditions.h"
#include "tests/engine/rewrite/plain_graph.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace fusewright::test {

/// What a replacement comes to at one place.
struct PlainMade {
    std::vector<PlainNode> nodes; ///< In the order in which they are made.
    std::vector<PlainInput> constants;
    std::vector<std::string> values; ///< By result of the replacement: what takes its place.
    std::set<std::string> restsOn;   ///< Answers of the user.
    std::optional<RefusedRewrite::Reason> refusal; ///< Then nothing else counts.
};

/// Makes what comes in the place of a match, one part after the other.
///
/// First it is found out which parts are needed: of a choice only what is chosen, and nothing that
/// leads to no result. These are made in their order; the parts of a loop turn by turn where the
/// loop is repeated.
class ReferenceMaker {
public:
    /// `number` is the first that no operator has, and `constant` no constant.
    ReferenceMaker(const Replacement& replacement, const PlainGround& ground,
                   const PlainGraph& plain, std::uint32_t number, std::uint32_t constant);

    PlainMade make();

private:
    /// A part, and in which turns of the loops around it.
    using Key = std::pair<std::uint32_t, std::vector<std::uint32_t>>;
    using Reason = RefusedRewrite::Reason;

    Key keyOf(PartId part) const;
    PlainFact ask(ExpressionId expression);
    std::optional<double> number(ExpressionId expression, double usual);
    void refuse(Reason reason);
    template <class Visit>
    void forEachTurn(LoopId loop, Visit visit);

    void need(PartId part);
    void makePartsIn(LoopId loop);
    std::vector<std::string> madeOf(PartId id);
    std::string taken(const ReplacementPart& part);
    std::vector<std::string> repeated(const ReplacementPart& part);
    std::string constant(const ReplacementPart& part);
    std::string made(const ReplacementPart& part);
    bool isWrapped(const ReplacementPart& part, const std::string& value) const;

    void addAttributes(PlainNode& node, const ReplacementPart& part);
    std::optional<AttributeValue> attributeOf(const PartAttribute& attribute);
    PlainFacts factsOf(const ReplacementPart& part, const std::string& first);
    PlainFacts sourceOf(const MadeFact& fact, const std::string& first);
    void resize(PlainFacts& facts, const ReplacementPart& part);
    std::int64_t extent(ExpressionId dim);
    PlainFacts knownOf(const std::string& value) const;

    const Replacement& m_replacement;
    PlainGround m_ground;
    const PlainGraph& m_plain;
    std::uint32_t m_number;
    std::uint32_t m_constant;
    std::vector<std::optional<PlainTurn>> m_turns; ///< By loop.
    std::vector<std::uint32_t> m_turnNumbers;      ///< The same.
    std::map<Key, bool> m_needed;
    bool m_isAsking = true; ///< What is needed; nothing is refused then.
    std::map<Key, std::vector<std::string>> m_values;
    PlainMade m_made;
};

} // namespace fusewright::test
