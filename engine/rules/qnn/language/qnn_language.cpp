// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_language.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/qnn/language/qnn_line.h"
#include "engine/rules/qnn/language/qnn_rules_reader.h"
#include "engine/rules/qnn/language/qnn_rules_text.h"
#include "engine/rules/qnn/qnn_draft.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 5> qnnEndings{".cpp", ".cc", ".cxx", ".h", ".hpp"};

constexpr std::string_view qnnSample =
    "DEF_PACKAGE_OPTIMIZATION(\n"
    "    EARLY + 1,\n"
    "    Op(\"Relu\", LET(\"Conv\", Op(\"Conv2d\", \"In\", \"Weight\", \"Bias\"))),\n"
    "    GT(DIM_DEPTH(\"In\"), 32),\n"
    "    Op(\"Conv2dRelu\", \"In\", \"Weight\", \"Bias\"))\n";

constexpr std::array<std::string_view, 5> qnnSampleParts{"EARLY + 1", "Relu", "Conv2d",
                                                         "GT(DIM_DEPTH(\"In\"), 32)", "Conv2dRelu"};

constexpr PatternWords qnnWords{
    .operands = true,
    .writeFile = qnnFileText,
    .ruleName = qnnMadeName,
};

bool hasQnnEnding(std::string_view path)
{
    return std::ranges::any_of(qnnEndings,
                               [&](std::string_view ending) { return path.ends_with(ending); });
}

/// What a file is decides its content; its ending only where that says nothing.
Certainty recognisesQnn(std::string_view text, std::string_view path)
{
    if (text.find('\0') != std::string_view::npos)
        return Certainty::No;
    const bool hasRules = text.find("DEF_PACKAGE_OPTIMIZATION") != std::string_view::npos
        || text.find("DEF_OPTIM(") != std::string_view::npos;
    const bool hasOperators = text.find("DEF_PACKAGE_OP") != std::string_view::npos
        || text.find("DEF_TENSOR_PROPERTIES") != std::string_view::npos;
    if (hasRules || hasOperators)
        return hasQnnEnding(path) ? Certainty::Certain : Certainty::Likely;
    return hasQnnEnding(path) ? Certainty::Likely : Certainty::No;
}

} // namespace

const RuleLanguage& qnnLanguage()
{
    static const RuleLanguage language{
        .id = "qnn",
        .title = "Qualcomm QNN",
        .endings = qnnEndings,
        .commentSign = "//",
        .sample = qnnSample,
        .sampleWord = "DEF_PACKAGE_OPTIMIZATION",
        .sampleParts = qnnSampleParts,
        .whyNoEdits = {},
        .recognises = recognisesQnn,
        .read = readQnnText,
        .cutLine = cutQnnLine,
        .makeReader = makeQnnReader,
        .write = qnnDraftText,
        .product = RuleProduct::Operator,
        .writeFact = qnnFactText,
        .operatorName = qnnOperatorWord,
        .words = &qnnWords,
    };
    return language;
}

} // namespace fusewright
