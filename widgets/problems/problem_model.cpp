// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/problems/problem_model.h"

#include "widgets/base/text.h"
#include "widgets/sentences/engine_text.h"

#include <QFileInfo>

#include <algorithm>

namespace fusewright {

namespace {

QString textOf(const Diagnostic& problem, int column)
{
    switch (column) {
    case ProblemModel::Message:
        return engineText(problem.message);
    case ProblemModel::File:
        // What is no whole path is a name that tells one text from the others.
        return QFileInfo(toQt(problem.file)).isAbsolute() ? QFileInfo(toQt(problem.file)).fileName()
                                                          : toQt(problem.file);
    case ProblemModel::Line:
        return placeText(problem);
    case ProblemModel::Code:
        return toQt(problem.code);
    default:
        return {};
    }
}

} // namespace

ProblemModel::ProblemModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void ProblemModel::setProblems(std::vector<Diagnostic> problems)
{
    beginResetModel();
    m_problems = std::move(problems);
    std::ranges::stable_sort(m_problems, std::ranges::greater(), &Diagnostic::severity);
    endResetModel();
}

std::size_t ProblemModel::count(Severity severity) const
{
    return static_cast<std::size_t>(
        std::ranges::count(m_problems, severity, &Diagnostic::severity));
}

int ProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Diagnostic& problem = problemAt(index.row());
    const bool isMessage = index.column() == Message;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(problem, index.column());
    case Qt::ToolTipRole:
        return index.column() == File ? toQt(problem.file) : textOf(problem, index.column());
    case Qt::DecorationRole:
        return isMessage ? QVariant(severityIcon(m_theme, problem.severity)) : QVariant();
    case Qt::AccessibleTextRole:
        return isMessage ? QStringLiteral("%1: %2").arg(severityText(problem.severity),
                                                        engineText(problem.message))
                         : textOf(problem, index.column());
    default:
        return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Message:
        return tr("Problem");
    case File:
        return tr("File");
    case Line:
        return tr("Place");
    case Code:
        return tr("Code");
    default:
        return {};
    }
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Information:
        return ProblemModel::tr("Note");
    case Severity::Warning:
        return ProblemModel::tr("Warning");
    case Severity::Error:
        return ProblemModel::tr("Error");
    }
    return {};
}

QIcon severityIcon(const Theme& theme, Severity severity)
{
    switch (severity) {
    case Severity::Information:
        return theme.icon(QStringLiteral("info"), Ink::Info);
    case Severity::Warning:
        return theme.icon(QStringLiteral("warning"), Ink::Warning);
    case Severity::Error:
        return theme.icon(QStringLiteral("error"), Ink::Error);
    }
    return {};
}

QString placeText(const Diagnostic& problem)
{
    if (!problem.range)
        return {};
    return QStringLiteral("%1:%2").arg(problem.range->begin.line).arg(problem.range->begin.column);
}

} // namespace fusewright
