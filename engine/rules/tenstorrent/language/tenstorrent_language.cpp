// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/language/tenstorrent_language.h"
#include "engine/rules/tenstorrent/before_fusion.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/python/python_line.h"
#include "engine/rules/tenstorrent/draft/draft_check.h"
#include "engine/rules/tenstorrent/draft/draft_names.h"
#include "engine/rules/tenstorrent/draft/filter_text.h"
#include "engine/rules/tenstorrent/draft/provider_draft.h"
#include "engine/rules/tenstorrent/draft/usual_call.h"
#include "engine/rules/tenstorrent/language/tenstorrent_rules_reader.h"
#include "engine/rules/tenstorrent/language/tenstorrent_rules_text.h"

#include <array>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 1> pythonEndings{".py"};

constexpr std::string_view providerSample =
    "import torch\n"
    "from tt_torch.fusion_providers import FusionProvider\n"
    "\n"
    "\n"
    "class GatedSiluProvider(FusionProvider):\n"
    "    @property\n"
    "    def name(self) -> str:\n"
    "        return \"gated_silu\"\n"
    "\n"
    "    @staticmethod\n"
    "    def pattern(gate, up):\n"
    "        return torch.nn.functional.silu(gate, inplace=False).mul(up)\n"
    "\n"
    "    @staticmethod\n"
    "    def replacement(gate, up):\n"
    "        return torch.ops.tt.gated_silu(gate, up)\n";

constexpr std::array<std::string_view, 6> providerSampleParts{
    "GatedSiluProvider", "gated_silu",
    "gate, up",          "torch.nn.functional.silu(gate, inplace=False).mul(up)",
    "gate, up",          "torch.ops.tt.gated_silu(gate, up)"};

constexpr RuleCalls providerCalls{
    .madeName = providerFunctionName,
    .entryName = patternName,
    .nameValues = nameDraftValues,
    .whyNotWritten = whyNotTraced,
};

constexpr PatternWords providerWords{
    .operands = true,
    .severalResults = true,
    .laterResults = true,
    .keepsInside = true,
    .writeFile = providerFileText,
    .usualCall = usualTorchCall,
    .ruleName = providerFunctionName,
};

bool hasClass(std::string_view text)
{
    std::size_t at = text.find("FusionProvider");
    for (; at != std::string_view::npos; at = text.find("FusionProvider", at + 1)) {
        const std::size_t line = text.rfind('\n', at) + 1; // No line before the first: 0.
        if (text.substr(line).starts_with("class "))
            return true;
    }
    return false;
}

/// What a file is decides its content.
Certainty recognisesProviders(std::string_view text, std::string_view path)
{
    if (text.find('\0') != std::string_view::npos)
        return Certainty::No;
    if (hasClass(text))
        return path.ends_with(".py") ? Certainty::Certain : Certainty::Likely;
    return path.ends_with(".py") ? Certainty::Likely : Certainty::No;
}

} // namespace

const RuleLanguage& tenstorrentLanguage()
{
    static const RuleLanguage language{
        .id = "tenstorrent",
        .title = "Tenstorrent fusion providers",
        .endings = pythonEndings,
        .commentSign = "#",
        .sample = providerSample,
        .sampleWord = "class",
        .sampleParts = providerSampleParts,
        .whyNoEdits = {},
        .recognises = recognisesProviders,
        .read = readTenstorrentText,
        .cutLine = cutPythonLine,
        .makeReader = makeTenstorrentReader,
        .write = providerDraftText,
        .product = RuleProduct::Operator,
        .writeFact = providerFactText,
        .operatorName = calledOperatorName,
        .calls = &providerCalls,
        .words = &providerWords,
        .notPreviewed = rewritesBeforeFusion,
    };
    return language;
}

} // namespace fusewright
