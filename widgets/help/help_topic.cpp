// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/help/help_topic.h"

#include "resources/embedded.h"
#include "widgets/base/text.h"
#include "widgets/help/help_markdown.h"

#include <QRegularExpression>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace fusewright {

namespace {

constexpr HelpTopic topics[] = {
    HelpTopic::Window,      HelpTopic::Rules,      HelpTopic::Modes,       HelpTopic::Operators,
    HelpTopic::Models,      HelpTopic::Exporter,   HelpTopic::Reports,     HelpTopic::Search,
    HelpTopic::Suggestions, HelpTopic::Order,      HelpTopic::Rewriting,   HelpTopic::Packages,
    HelpTopic::Providers,   HelpTopic::Patterns,   HelpTopic::Translation, HelpTopic::Training,
    HelpTopic::Costs,       HelpTopic::Automation, HelpTopic::Graphs};

constexpr const char* property = "helpTopic";

struct Page {
    HelpTopic topic;
    const char* word;
    std::string_view (*text)();
};

constexpr Page pages[] = {
    {HelpTopic::Window, "window", embedded::helpWindow},
    {HelpTopic::Rules, "rules", embedded::helpRules},
    {HelpTopic::Modes, "modes", embedded::helpModes},
    {HelpTopic::Operators, "operators", embedded::helpOperators},
    {HelpTopic::Models, "models", embedded::helpModels},
    {HelpTopic::Exporter, "exporter", embedded::helpExporter},
    {HelpTopic::Reports, "reports", embedded::helpReports},
    {HelpTopic::Search, "search", embedded::helpSearch},
    {HelpTopic::Suggestions, "suggestions", embedded::helpSuggest},
    {HelpTopic::Order, "order", embedded::helpOrder},
    {HelpTopic::Rewriting, "rewriting", embedded::helpRewriting},
    {HelpTopic::Packages, "qnn", embedded::helpQnn},
    {HelpTopic::Providers, "tenstorrent", embedded::helpTenstorrent},
    {HelpTopic::Patterns, "tvm", embedded::helpTvm},
    {HelpTopic::Translation, "translate", embedded::helpTranslate},
    {HelpTopic::Training, "training", embedded::helpTraining},
    {HelpTopic::Costs, "costs", embedded::helpCosts},
    {HelpTopic::Automation, "ci", embedded::helpAutomation},
    {HelpTopic::Graphs, "graph", embedded::helpGraph},
};

const Page& page(HelpTopic topic)
{
    return *std::ranges::find(pages, topic, &Page::topic);
}

} // namespace

std::span<const HelpTopic> helpTopics()
{
    return topics;
}

QString helpWord(HelpTopic topic)
{
    return QString::fromLatin1(page(topic).word);
}

std::optional<HelpTopic> helpTopicOf(const QString& word)
{
    const auto* found = std::ranges::find_if(
        pages, [&](const Page& page) { return word == QLatin1String(page.word); });
    return found == std::end(pages) ? std::nullopt : std::optional(found->topic);
}

QString helpTitle(HelpTopic topic)
{
    const QString text = toQt(page(topic).text());
    return text.mid(0, text.indexOf(QLatin1Char('\n'))).remove(QLatin1Char('#')).trimmed();
}

QString helpMarkdown(HelpTopic topic)
{
    return windowMarkdown(toQt(page(topic).text()));
}

void setHelpTopic(QWidget& widget, HelpTopic topic)
{
    widget.setProperty(property, helpWord(topic));
}

HelpTopic helpTopicAt(const QWidget* focus)
{
    for (const QWidget* at = focus; at; at = at->parentWidget()) {
        if (const auto topic = helpTopicOf(at->property(property).toString()))
            return *topic;
    }
    return topics[0];
}

} // namespace fusewright
