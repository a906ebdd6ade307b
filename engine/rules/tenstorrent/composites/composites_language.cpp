// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/before_fusion.h"
#include "engine/rules/tenstorrent/composites/composites_language.h"

#include "engine/rules/tenstorrent/composites/composite_rules_text.h"
#include "engine/rules/python/python_line.h"

#include <array>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 1> compositeEndings{".py"};

constexpr std::string_view compositeSample =
    "import torch\n"
    "from torch_xla.experimental.mark_pattern_utils import StableHLOCompositeBuilder\n"
    "\n"
    "\n"
    "def composite_gelu(input, approximate=\"none\"):\n"
    "    builder = StableHLOCompositeBuilder(\"tenstorrent.gelu\", {\"approximate\": "
    "approximate})\n"
    "    input = builder.mark_inputs(input)\n"
    "    output = torch.nn.functional.gelu(input, approximate=approximate)\n"
    "    return builder.mark_outputs(output)\n"
    "\n"
    "\n"
    "replacements = {torch.nn.functional.gelu: composite_gelu}\n";

/// What a file is decides its content.
Certainty recognisesComposites(std::string_view text, std::string_view path)
{
    const bool makesSome = text.find("StableHLOCompositeBuilder") != std::string_view::npos;
    const bool hasTable =
        text.find("\nreplacements") != std::string_view::npos || text.starts_with("replacements");
    if (text.find('\0') != std::string_view::npos || (!makesSome && !hasTable))
        return Certainty::No;
    const bool isOther = !makesSome && text.find("FusionProvider") != std::string_view::npos;
    if (path.ends_with(".py"))
        return isOther ? Certainty::Possible : Certainty::Certain;
    return makesSome ? Certainty::Likely : Certainty::Possible;
}

} // namespace

const RuleLanguage& compositesLanguage()
{
    static const RuleLanguage language{
        .id = "composites",
        .title = "Tenstorrent composites",
        .endings = compositeEndings,
        .commentSign = "#",
        .sample = compositeSample,
        .whyNoEdits = "Composites have no priority: what is called decides which function wraps "
                      "it. Edit their text.",
        .recognises = recognisesComposites,
        .read = readCompositeText,
        .cutLine = cutPythonLine,
        .makeReader = makeCompositeReader,
        .product = RuleProduct::Operator,
        .notPreviewed = rewritesBeforeFusion,
    };
    return language;
}

} // namespace fusewright
