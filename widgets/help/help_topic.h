// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>
#include <span>

class QWidget;

namespace fusewright {

/// The pages of help.
enum class HelpTopic {
    Window,
    Rules,
    Modes,
    Operators,
    Models,
    Exporter,
    Reports,
    Search,
    Suggestions,
    Order,
    Rewriting,
    Packages,
    Providers,
    Patterns,
    Translation,
    Training,
    Costs,
    Automation,
    Graphs
};

/// Every page once, in the order of the list.
std::span<const HelpTopic> helpTopics();

/// A page's word in links and on the command line: `rules`.
QString helpWord(HelpTopic topic);
std::optional<HelpTopic> helpTopicOf(const QString& word);
/// The page's first heading.
QString helpTitle(HelpTopic topic);
/// The page as Markdown for a window: with lists for its columns, and links between pages.
QString helpMarkdown(HelpTopic topic);

/// Says which page is about a widget and all that is in it.
void setHelpTopic(QWidget& widget, HelpTopic topic);
/// The page for what has the focus: that of the nearest widget around it that has one.
HelpTopic helpTopicAt(const QWidget* focus);

} // namespace fusewright
