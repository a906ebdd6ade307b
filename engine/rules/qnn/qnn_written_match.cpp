// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_written_match.h"

#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/qnn/qnn_helpers.h"
#include "engine/rules/qnn/qnn_match_maker.h"

namespace fusewright {

QnnWrittenMatch writtenMatch(const QnnRule& rule)
{
    QnnTree tree = rule.tree;
    if (!rule.isSound || !expandQnnHelpers(tree, QnnCatalogue::builtIn()))
        return {};
    PatternBuilder builder;
    QnnExpressionMaker expressions(tree, QnnCatalogue::builtIn(), builder.expressions());
    static const OperatorCatalogue noOthers;
    QnnMatchMaker match(tree, noOthers, builder, expressions);
    match.make(rule.parts.match);
    return {.pattern = builder.build(), .places = match.places()};
}

} // namespace fusewright
