// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/option_words.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/picture_options.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/layout_text.h"

#include <charconv>

namespace fusewright::cli {

namespace {

constexpr auto layoutWords = withModelOptions(
    joined(joined(
               std::array{
                   OptionSpec{"--mode", "MODE", "o0, o1 or o3; o1 with rules, else o0"},
                   OptionSpec{"--aspect", "W:H", "preferred aspect ratio (default 8:5)"},
                   OptionSpec{"--json", "", "answer with one JSON object"},
                   OptionSpec{"--format", "FORMAT", "text or json"},
                   OptionSpec{"-o", "FILE", "output file"},
               },
               joined(pictureOptions, joined(partitionOptions, fusionOptions))),
           rulesOptions));

std::optional<FusionMode> readLayoutMode(const Arguments& arguments)
{
    const bool hasRules = arguments.has("--rules") || arguments.has("--manual");
    return readWord("layout", "--mode", arguments.value("--mode").value_or(hasRules ? "o1" : "o0"),
                    modeWords);
}

/// `16:9`; nothing, and the reason on standard error, for anything else.
std::optional<float> readAspect(const Arguments& arguments)
{
    const std::string text = arguments.value("--aspect").value_or("8:5");
    float width = 0;
    float height = 0;
    const char* const end = text.data() + text.size();
    const auto [colon, error] = std::from_chars(text.data(), end, width);
    if (error == std::errc() && colon != end && *colon == ':') {
        const auto [at, problem] = std::from_chars(colon + 1, end, height);
        const float aspect = problem == std::errc() && at == end && height > 0 ? width / height : 0;
        if (aspect >= 0.01F && aspect <= 100)
            return aspect;
    }
    complain("layout", "--aspect takes WIDTH:HEIGHT, such as 16:9, not \"" + text + "\".");
    return std::nullopt;
}

int runLayout(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("layout", arguments);
    const std::optional<FusionMode> mode = readLayoutMode(arguments);
    const std::optional<float> aspect = readAspect(arguments);
    const std::optional<FusionOptions> fusion = readFusionOptions("layout", arguments);
    std::optional<PictureChoice> choice = readPictureChoice("layout", arguments);
    if (!asJson || !mode || !aspect || !fusion || !choice)
        return Trouble;
    choice->aspect = *aspect;
    auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    const auto sources = openFusionSources(arguments, *opened);
    if (!sources)
        return Trouble;
    const std::shared_ptr<const Graph>& graph = opened->model->graph;
    const RuleSet& rules = sources->rules.rules;
    std::vector<Diagnostic> findings;
    const MadePartition made = makePartition(
        *graph, rules, sources->manual,
        {.mode = *mode, .fusion = *fusion, .cuts = arguments.has("--cuts")}, findings);
    printFindings(findings);
    const GraphDrawing drawing =
        drawPartition(graph, rules, sources->manual, made, *choice).drawing;
    const PictureMeasures measures = measurePicture(drawing.picture);
    if (!writeOutput(arguments.value("-o").value_or("-"),
                     *asJson ? layoutJson(drawing, measures) : layoutText(drawing, measures)))
        return Trouble;
    return sources->hasErrors ? Findings : Fine;
}

} // namespace

const Verb& layoutVerb()
{
    static constexpr Verb verb{.name = "layout",
                               .usage = "MODEL [--rules RULES] [--view VIEW] [--json]",
                               .summary = "prints the layout of a model's picture",
                               .options = layoutWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runLayout};
    return verb;
}

} // namespace fusewright::cli
