// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_operator_word.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_draft.h"
#include "engine/support/letters.h"

namespace fusewright {

std::string qnnWordOf(std::string_view name)
{
    const OperatorSpec* const spec = OperatorCatalogue::builtIn()->find(name);
    // Who writes it as QNN does means just that.
    const bool isWord = !name.empty() && isUpper(name.front());
    const bool isOwn = !spec || isWord || QnnCatalogue::builtIn().hasOperator(name);
    return isOwn ? std::string(name) : qnnOperatorWord(name, spec->name);
}

} // namespace fusewright
