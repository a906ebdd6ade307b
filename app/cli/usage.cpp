// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/usage.h"

#include "engine/report/text_table.h"

namespace fusewright::cli {

namespace {

using Align = TextTable::Align;

} // namespace

std::string programUsage()
{
    std::string text = "Write operator-fusion rules and see what they match.\n\n  fusewright "
                       "[MODEL] [RULES...]    opens the window\n  fusewright VERB "
                       "...              works without a display\n\nVerbs\n";
    TextTable table({Align::Left, Align::Left, Align::Left});
    for (const Verb& verb : verbs())
        table.addRow({std::string(verb.name), std::string(verb.usage), std::string(verb.summary)});
    text += table.text();
    text += "\n  fusewright VERB --help   explains a verb; fusewright help lists the help "
            "pages.\n  \"-\" as a file means standard input.\n\nExit status: 0 success; 1 "
            "findings; 2 usage error or unreadable input.\n";
    return text;
}

std::string verbUsage(const Verb& verb)
{
    std::string text = "fusewright " + std::string(verb.name) + ' ' + std::string(verb.usage)
        + "\n\n" + std::string(verb.summary) + "\n";
    if (verb.options.empty())
        return text;
    TextTable table({Align::Left, Align::Left});
    for (const OptionSpec& option : verb.options) {
        std::string written(option.name);
        if (!option.value.empty())
            written += ' ' + std::string(option.value);
        table.addRow({written, std::string(option.summary)});
    }
    return text + "\nOptions\n" + table.text();
}

std::string versionText()
{
    return "fusewright " FUSEWRIGHT_VERSION "\n";
}

std::string programName()
{
    return "Fusewright " FUSEWRIGHT_VERSION;
}

} // namespace fusewright::cli
