// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/report/export_options.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/theme.h"
#include "widgets/report/export_words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int percentStep = 25;

QVBoxLayout* columnOf(QWidget* page)
{
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid);
    column->setAlignment(Qt::AlignTop);
    return column;
}

QLabel* headingOf(const QString& text)
{
    auto* heading = new QLabel(text);
    heading->setObjectName(QStringLiteral("quiet"));
    return heading;
}

template <class Value>
bool contains(const std::vector<Value>& all, Value one)
{
    return std::ranges::find(all, one) != all.end();
}

} // namespace

ExportOptions::ExportOptions(QWidget* parent) : QStackedWidget(parent)
{
    m_pages = {createReportPage(), createPicturePage(), createSectionPage(), createRulesPage()};
    for (QWidget* page : m_pages)
        addWidget(page);
    show({});
}

QWidget* ExportOptions::createReportPage()
{
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(page);
    column->addWidget(headingOf(tr("Parts")));
    for (const ReportPart part : allReportParts()) {
        auto* box = new QCheckBox(partText(part));
        connect(box, &QCheckBox::toggled, this, &ExportOptions::take);
        column->addWidget(box);
        m_parts.emplace_back(part, box);
    }
    column->addSpacing(2 * grid);
    column->addWidget(headingOf(tr("Pictures of")));
    for (const auto& [mode, text] : {std::pair{FusionMode::O0, tr("o0, without fusion")},
                                     std::pair{FusionMode::O1, tr("o1, by rules")},
                                     std::pair{FusionMode::O3, tr("o3, automatic")}}) {
        auto* box = new QCheckBox(text);
        connect(box, &QCheckBox::toggled, this, &ExportOptions::take);
        column->addWidget(box);
        m_drawn.emplace_back(mode, box);
    }
    column->addSpacing(2 * grid);
    m_themeHeading = headingOf(tr("Colours"));
    column->addWidget(m_themeHeading);
    m_themes[0] = createThemes(tr("Reader's system theme"));
    column->addWidget(m_themes[0]);
    m_paper = new QLabel(tr("Light, like paper"));
    column->addWidget(m_paper);
    return page;
}

QWidget* ExportOptions::createPicturePage()
{
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(page);
    column->addWidget(headingOf(tr("Area")));
    m_extents = new QButtonGroup(this);
    int number = 0;
    for (const QString& text : {tr("Visible area"), tr("The selection"), tr("Everything")}) {
        auto* button = new QRadioButton(text);
        m_extents->addButton(button, number++);
        column->addWidget(button);
    }
    connect(m_extents, &QButtonGroup::idToggled, this, &ExportOptions::take);
    column->addSpacing(2 * grid);
    column->addWidget(headingOf(tr("Scale")));
    m_percent = new QSpinBox;
    m_percent->setRange(0, 800);
    m_percent->setSpecialValueText(tr("Fit in one file"));
    m_percent->setSingleStep(percentStep);
    m_percent->setSuffix(QStringLiteral("%"));
    m_percent->setAccessibleName(tr("Scale"));
    connect(m_percent, &QSpinBox::valueChanged, this, &ExportOptions::take);
    column->addWidget(m_percent);
    m_transparent = new QCheckBox(tr("Transparent background"));
    connect(m_transparent, &QCheckBox::toggled, this, &ExportOptions::take);
    column->addWidget(m_transparent);
    m_legend = new QCheckBox(tr("Legend below the picture"));
    connect(m_legend, &QCheckBox::toggled, this, &ExportOptions::take);
    column->addWidget(m_legend);
    column->addSpacing(2 * grid);
    column->addWidget(headingOf(tr("Colours")));
    m_themes[1] = createThemes(tr("As on screen"));
    column->addWidget(m_themes[1]);
    return page;
}

QWidget* ExportOptions::createSectionPage()
{
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(page);
    column->addWidget(headingOf(tr("Sections of")));
    m_mode = new ChoiceBox;
    m_mode->setAccessibleName(tr("Sections of"));
    m_mode->addItem(tr("o0, without fusion"), int(FusionMode::O0));
    m_mode->addItem(tr("o1, by rules"), int(FusionMode::O1));
    m_mode->addItem(tr("o3, automatic"), int(FusionMode::O3));
    connect(m_mode, &QComboBox::currentIndexChanged, this, &ExportOptions::take);
    column->addWidget(m_mode);
    m_closed = new QCheckBox(tr("Sections only, without their operators"));
    connect(m_closed, &QCheckBox::toggled, this, &ExportOptions::take);
    column->addWidget(m_closed);
    return page;
}

QWidget* ExportOptions::createRulesPage()
{
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(page);
    m_formatted = new QCheckBox(tr("Formatted; comments stay"));
    connect(m_formatted, &QCheckBox::toggled, this, &ExportOptions::take);
    column->addWidget(m_formatted);
    return page;
}

QComboBox* ExportOptions::createThemes(const QString& automatic)
{
    auto* box = new ChoiceBox;
    box->setAccessibleName(tr("Colours"));
    box->addItem(automatic, int(ReportTheme::Auto));
    box->addItem(tr("Light"), int(ReportTheme::Light));
    box->addItem(tr("Dark"), int(ReportTheme::Dark));
    connect(box, &QComboBox::currentIndexChanged, this, &ExportOptions::take);
    return box;
}

void ExportOptions::show(const ExportChoice& choice)
{
    m_isShowing = true;
    m_choice = choice;
    for (const auto& [part, box] : m_parts)
        box->setChecked(contains(choice.parts, part));
    for (const auto& [mode, box] : m_drawn)
        box->setChecked(contains(choice.drawn, mode));
    for (QComboBox* box : m_themes)
        box->setCurrentIndex(box->findData(int(choice.theme)));
    m_extents->button(int(choice.extent))->setChecked(true);
    m_percent->setValue(choice.percent);
    m_transparent->setChecked(choice.isTransparent);
    m_legend->setChecked(choice.hasLegend);
    m_mode->setCurrentIndex(m_mode->findData(int(choice.mode)));
    m_closed->setChecked(choice.isClosed);
    m_formatted->setChecked(choice.isFormatted);
    const ExportKind kind = choice.kind;
    setCurrentWidget(m_pages[isReport(kind) ? 0 : isPicture(kind) ? 1 : isPartition(kind) ? 2 : 3]);
    const bool hasPictures = kind != ExportKind::Markdown;
    const bool drawsPictures = hasPictures && contains(choice.parts, ReportPart::Pictures);
    for (const auto& [part, box] : m_parts)
        box->setEnabled(hasPictures || part != ReportPart::Pictures);
    for (const auto& [mode, box] : m_drawn)
        box->setEnabled(drawsPictures);
    // Paper is white, and text has no colours.
    m_themeHeading->setVisible(kind == ExportKind::Html || kind == ExportKind::Pdf);
    m_themes[0]->setVisible(kind == ExportKind::Html);
    m_paper->setVisible(kind == ExportKind::Pdf);
    m_closed->setVisible(kind == ExportKind::Csv || kind == ExportKind::Dot);
    m_isShowing = false;
}

void ExportOptions::setSelectable(bool hasSelection)
{
    m_extents->button(int(PictureExtent::Selection))->setEnabled(hasSelection);
    if (!hasSelection && m_choice.extent == PictureExtent::Selection) {
        ExportChoice choice = m_choice;
        choice.extent = PictureExtent::View;
        show(choice);
        emit changed();
    }
}

void ExportOptions::take()
{
    if (m_isShowing)
        return;
    ExportChoice choice = m_choice;
    choice.parts.clear();
    for (const auto& [part, box] : m_parts) {
        if (box->isChecked())
            choice.parts.push_back(part);
    }
    choice.drawn.clear();
    for (const auto& [mode, box] : m_drawn) {
        if (box->isChecked())
            choice.drawn.push_back(mode);
    }
    const QComboBox* const themes = m_themes[isPicture(choice.kind) ? 1 : 0];
    choice.theme = static_cast<ReportTheme>(themes->currentData().toInt());
    choice.extent = static_cast<PictureExtent>(std::max(0, m_extents->checkedId()));
    choice.percent = m_percent->value();
    choice.isTransparent = m_transparent->isChecked();
    choice.hasLegend = m_legend->isChecked();
    choice.mode = static_cast<FusionMode>(m_mode->currentData().toInt());
    choice.isClosed = m_closed->isChecked();
    choice.isFormatted = m_formatted->isChecked();
    if (choice == m_choice)
        return;
    show(choice);
    emit changed();
}

} // namespace fusewright
