// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/language/tvm_language.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/python/python_line.h"
#include "engine/rules/tvm/draft/tvm_draft.h"
#include "engine/rules/tvm/draft/tvm_draft_names.h"
#include "engine/rules/tvm/draft/tvm_fact_text.h"
#include "engine/rules/tvm/draft/tvm_spelled.h"
#include "engine/rules/tvm/language/tvm_rules_reader.h"
#include "engine/rules/tvm/language/tvm_rules_text.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 1> patternEndings{".py"};

constexpr std::string_view patternSample =
    "from tvm.relax.backend.pattern_registry import register_patterns\n"
    "from tvm.relax.dpl import is_op, wildcard\n"
    "\n"
    "\n"
    "def matmul_relu():\n"
    "    product = is_op(\"relax.matmul\")(wildcard(), wildcard())\n"
    "    return is_op(\"relax.nn.relu\")(product)\n"
    "\n"
    "\n"
    "register_patterns([(\"mine.matmul_relu\", matmul_relu())])\n";

constexpr std::array<std::string_view, 5> patternSampleParts{
    "matmul_relu", "relax.matmul", "relax.nn.relu", "mine.matmul_relu", "matmul_relu"};

constexpr RuleOperands patternOperands{
    .nameParts = nameTvmParts,
    .whyNotWritten = whyNotTvm,
};

constexpr PatternWords patternWords{
    .operands = true,
    .constants = true,
    .writeFile = tvmFileText,
    .isUnordered = isTvmUnordered,
    .takes = takesTvmTensors,
    .tensorsAmong = tvmTensorsAmong,
    .whyNoOperator = whyNoTvmOperator,
    .spelled = spelledForTvm,
};

/// What a file is decides its content.
Certainty recognisesPatterns(std::string_view text, std::string_view path)
{
    constexpr std::array<std::string_view, 5> words{
        "relax.dpl", "FuseOpsByPattern", "FusionPattern", "register_patterns", "is_op(\"relax."};
    const bool has = std::ranges::any_of(
        words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
    if (text.find('\0') != std::string_view::npos || !has)
        return Certainty::No;
    // A module of Relax in TVMScript is a model.
    if (text.find("@I.ir_module") != std::string_view::npos
        || text.find("@R.function") != std::string_view::npos)
        return Certainty::Possible;
    return path.ends_with(".py") ? Certainty::Certain : Certainty::Likely;
}

} // namespace

const RuleLanguage& tvmLanguage()
{
    static const RuleLanguage language{
        .id = "tvm",
        .title = "TVM patterns",
        .endings = patternEndings,
        .commentSign = "#",
        .sample = patternSample,
        .sampleWord = "def",
        .sampleParts = patternSampleParts,
        .whyNoEdits = {},
        .recognises = recognisesPatterns,
        .read = readTvmText,
        .cutLine = cutPythonLine,
        .makeReader = makeTvmReader,
        .write = tvmDraftText,
        .product = RuleProduct::Section,
        .writeFact = tvmFactText,
        .operatorName = tvmOperatorName,
        .operands = &patternOperands,
        .words = &patternWords,
        .leavesRest = true,
    };
    return language;
}

} // namespace fusewright
