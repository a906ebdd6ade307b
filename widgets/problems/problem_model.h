// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "widgets/base/theme.h"

#include <QAbstractTableModel>

#include <vector>

namespace fusewright {

/// What was found about the input, a row for each finding.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Message, File, Line, Code, ColumnCount };

    explicit ProblemModel(const Theme& theme, QObject* parent = nullptr);

    void setProblems(std::vector<Diagnostic> problems);
    const Diagnostic& problemAt(int row) const { return m_problems[static_cast<std::size_t>(row)]; }
    std::size_t count(Severity severity) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Theme& m_theme;
    std::vector<Diagnostic> m_problems;
};

QString severityText(Severity severity);
QIcon severityIcon(const Theme& theme, Severity severity);
/// `12:5`, or nothing when the finding has no place.
QString placeText(const Diagnostic& problem);

} // namespace fusewright
