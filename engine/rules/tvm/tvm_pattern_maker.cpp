// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_pattern_maker.h"

#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_way_maker.h"

#include <utility>

namespace fusewright {

MadeTvmPatterns makeTvmPatterns(const DplPattern& pattern, const TvmLabels& labels,
                                RelaxClasses& classes, const TvmGraphForm& form)
{
    MadeTvmPatterns made;
    if (pattern.root >= pattern.nodes.size())
        return made;
    auto dpl = std::make_shared<DplInGraphs>(DplInGraphs{.pattern = pattern, .operators = {}});
    for (DplId id = 0; id < pattern.nodes.size(); ++id) {
        if (pattern.nodes[id].kind == DplKind::Operator)
            dpl->operators.emplace(id, classes.of(pattern.nodes[id].name));
    }
    const TvmChoices choices = tvmChoices(pattern);
    made.isCutShort = choices.isCutShort;
    // The last field that TVM meets may be any of them.
    const std::size_t places =
        form.tuples == TvmTupleRoot::Loose ? pattern.nodes[pattern.root].parts.size() : 1;
    for (const TvmChoice& way : choices.ways) {
        for (std::size_t place = places; place-- > 0;) {
            TvmWayMaker maker(dpl, way, classes, form, place);
            if (auto one = maker.run(labels)) {
                made.patterns.push_back(*std::move(one));
                made.patterns.back().choice = way;
            } else if (!made.fault || (made.fault->isNever && !maker.fault()->isNever)) {
                made.fault = maker.fault();
            }
        }
    }
    return made;
}

} // namespace fusewright
