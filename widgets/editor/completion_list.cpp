// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/completion_list.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

const char* iconOf(CompletionKind kind)
{
    switch (kind) {
    case CompletionKind::Key:
        return "key";
    case CompletionKind::Entry:
        return "graph";
    case CompletionKind::Operator:
        return "operator";
    case CompletionKind::Heuristic:
        return "settings";
    case CompletionKind::Value:
        return "check";
    case CompletionKind::Rule:
        return "rule";
    }
    return "key";
}

/// Of operators that the model does not have, the plain ones before what is made from them.
std::size_t distanceOf(const Completion& completion)
{
    const bool isKnown = completion.kind != CompletionKind::Operator || completion.count;
    return isKnown ? 0 : completion.label.size();
}

} // namespace

int fitOf(const QString& text, const QString& typed)
{
    if (text == typed)
        return 0;
    if (text.startsWith(typed, Qt::CaseInsensitive))
        return 1;
    if (text.contains(typed, Qt::CaseInsensitive))
        return 2;
    qsizetype at = 0;
    for (const QChar letter : typed) {
        at = text.indexOf(letter, at, Qt::CaseInsensitive);
        if (at < 0)
            return -1;
        ++at;
    }
    return 3;
}

CompletionList::CompletionList(const Theme& theme, QObject* parent)
    : QAbstractListModel(parent), m_theme(theme)
{
}

void CompletionList::setCompletions(std::vector<Completion> completions)
{
    beginResetModel();
    m_all = std::move(completions);
    m_shown.clear();
    endResetModel();
}

void CompletionList::filter(const QString& typed)
{
    struct Fitting {
        int fit;
        std::size_t distance;
        std::size_t at;
    };
    std::vector<int> fits;
    std::unordered_map<std::string_view, int> fitOfName;
    for (const Completion& each : m_all) {
        fits.push_back(fitOf(toQt(each.label), typed));
        if (fits.back() >= 0 && each.kind == CompletionKind::Operator)
            fitOfName.emplace(each.label, fits.back());
    }
    // Another spelling says nothing new where the usual one fits as well.
    const auto isRepeated = [&](std::size_t at) {
        const auto usual = fitOfName.find(m_all[at].spellingOf);
        return usual != fitOfName.end() && usual->second <= fits[at];
    };
    std::vector<Fitting> fitting;
    for (std::size_t at = 0; at < m_all.size(); ++at) {
        if (fits[at] >= 0 && !isRepeated(at))
            fitting.push_back({fits[at], typed.isEmpty() ? 0 : distanceOf(m_all[at]), at});
    }
    std::ranges::stable_sort(fitting, {},
                             [](const Fitting& one) { return std::pair(one.fit, one.distance); });
    beginResetModel();
    m_shown.clear();
    for (const Fitting& one : fitting)
        m_shown.push_back(one.at);
    endResetModel();
}

int CompletionList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant CompletionList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Completion& completion = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return toQt(completion.label);
    case Qt::DecorationRole:
        return m_theme.icon(QString::fromLatin1(iconOf(completion.kind)), Ink::Muted);
    case Qt::AccessibleTextRole:
        return completion.count
            ? tr("%1, %2 in the model").arg(toQt(completion.label), countText(*completion.count))
            : toQt(completion.label);
    default:
        return {};
    }
}

} // namespace fusewright
