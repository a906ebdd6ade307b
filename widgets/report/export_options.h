// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/report/export_choice.h"

#include <QStackedWidget>

#include <array>
#include <utility>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace fusewright {

/// What can be chosen about one kind of file: a page for reports, pictures, sections and rules.
class ExportOptions : public QStackedWidget {
    Q_OBJECT

public:
    explicit ExportOptions(QWidget* parent = nullptr);

    /// Shows a choice; does not signal.
    void show(const ExportChoice& choice);
    const ExportChoice& choice() const { return m_choice; }
    /// Whether anything is selected in the picture.
    void setSelectable(bool hasSelection);

signals:
    void changed();

private:
    QWidget* createReportPage();
    QWidget* createPicturePage();
    QWidget* createSectionPage();
    QWidget* createRulesPage();
    QComboBox* createThemes(const QString& automatic);
    void take();

    ExportChoice m_choice;
    std::vector<std::pair<ReportPart, QCheckBox*>> m_parts;
    std::vector<std::pair<FusionMode, QCheckBox*>> m_drawn;
    std::array<QComboBox*, 2> m_themes{}; ///< Of reports, of pictures.
    QButtonGroup* m_extents = nullptr;
    QSpinBox* m_percent = nullptr;
    QCheckBox* m_transparent = nullptr;
    QCheckBox* m_legend = nullptr;
    QLabel* m_themeHeading = nullptr; ///< Of reports.
    QLabel* m_paper = nullptr;        ///< Says what colours paper has.
    QComboBox* m_mode = nullptr;
    QCheckBox* m_closed = nullptr;
    QCheckBox* m_formatted = nullptr;
    std::array<QWidget*, 4> m_pages{};
    bool m_isShowing = false;
};

} // namespace fusewright
