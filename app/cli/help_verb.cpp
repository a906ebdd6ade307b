// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output_file.h"
#include "app/cli/usage.h"
#include "app/cli/verb.h"

#include "engine/support/nearest_word.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace fusewright::cli {

namespace {

/// A page of the in-app help.
struct Page {
    std::string_view topic;
    std::string_view summary;
    std::string_view (*text)();
};

constexpr std::array pages{
    Page{"window", "the editor, the graph and the panels around them", embedded::helpWindow},
    Page{"rules", "how fusion rules are written and what they mean", embedded::helpRules},
    Page{"modes", "sections, folds, o0, o1 and o3, fusion by hand, costs", embedded::helpModes},
    Page{"costs", "what sections cost on a machine at least: time, memory, rooflines",
         embedded::helpCosts},
    Page{"training", "the backward graph: operators, saved values, partners of sections",
         embedded::helpTraining},
    Page{"models", "supported model files, and what is folded away", embedded::helpModels},
    Page{"exporter", "writing PyTorch models for Fusewright, with shapes and modules",
         embedded::helpExporter},
    Page{"reports", "reports and pictures to share", embedded::helpReports},
    Page{"search", "searching a model's operators", embedded::helpSearch},
    Page{"suggestions", "rules from a selection, and blocks worth a rule", embedded::helpSuggest},
    Page{"rewriting", "rules that change the graph: stages, composites, conditional matches",
         embedded::helpRewriting},
    Page{"qnn", "Qualcomm's optimization rules, taught with three examples", embedded::helpQnn},
    Page{"tenstorrent", "Tenstorrent's fusion providers", embedded::helpTenstorrent},
    Page{"tvm", "TVM's patterns for FuseOpsByPattern", embedded::helpTvm},
    Page{"translate", "rules of one language in another", embedded::helpTranslate},
    Page{"order", "which rules compete, other orders, a search step by step", embedded::helpOrder},
    Page{"ci", "checking rules on a build server: expectations, baselines, SARIF, JUnit",
         embedded::helpAutomation},
    Page{"graph", "Fusewright's own graph files", embedded::helpGraph},
    Page{"operators", "operator names and how to add your own", embedded::helpOperators},
};

std::string listOfPages()
{
    std::string text = "\nHelp pages (fusewright help TOPIC)\n";
    for (const Page& page : pages) {
        std::string topic(page.topic);
        topic.resize(13, ' ');
        text += "  " + topic + std::string(page.summary) + '\n';
    }
    return text;
}

int refuse(std::string_view topic)
{
    std::vector<std::string_view> topics;
    topics.reserve(pages.size());
    for (const Page& page : pages)
        topics.push_back(page.topic);
    const std::string message =
        "There is no help page \"" + std::string(topic) + "\"." + didYouMean(topic, topics);
    std::fputs((message + listOfPages()).c_str(), stderr);
    return Trouble;
}

/// The page without its pictures, each of which is a line of its own.
std::string pageText(const Page& page)
{
    std::string text;
    std::string_view rest = page.text();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end);
        if (!line.starts_with("!["))
            text += line;
        else if (rest.starts_with('\n'))
            rest.remove_prefix(1);
    }
    return text;
}

int runHelp(const Arguments& arguments)
{
    if (arguments.positionals().empty())
        return writeOutput("-", programUsage() + listOfPages()) ? Fine : Trouble;
    const std::string& topic = arguments.positionals().front();
    const auto page = std::ranges::find(pages, topic, &Page::topic);
    if (page != pages.end())
        return writeOutput("-", pageText(*page)) ? Fine : Trouble;
    if (const Verb* const verb = findVerb(topic))
        return writeOutput("-", verbUsage(*verb)) ? Fine : Trouble;
    return refuse(topic);
}

} // namespace

const Verb& helpVerb()
{
    static constexpr Verb verb{.name = "help",
                               .usage = "[TOPIC]",
                               .summary = "shows the in-app help as text",
                               .options = {},
                               .fewest = 0,
                               .most = 1,
                               .run = runHelp};
    return verb;
}

} // namespace fusewright::cli
