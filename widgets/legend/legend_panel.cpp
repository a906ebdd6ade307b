// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/legend/legend_panel.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/theme.h"
#include "widgets/base/words_over.h"
#include "widgets/legend/legend_model.h"
#include "widgets/legend/legend_view.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace fusewright {

LegendPanel::LegendPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_model(new LegendModel(this)), m_view(new LegendView(*m_model, theme))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Legend"));
    m_empty = layWordsOver(*m_view);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(m_view, 1);
    column->addWidget(createFoot(theme));

    connect(m_model, &LegendModel::hiddenChanged, this, &LegendPanel::takeHidden);
    connect(m_view, &LegendView::pickChanged, this, &LegendPanel::takePick);
    connect(&theme, &Theme::changed, m_view->viewport(), qOverload<>(&QWidget::update));
    showEmptyText();
}

QWidget* LegendPanel::createHead(const Theme& theme)
{
    auto* label = new QLabel(tr("Colour &by"));
    label->setFont(theme.font(TypeStep::Strong));
    m_coloring = new ChoiceBox;
    m_coloring->setObjectName(QStringLiteral("coloring"));
    m_coloring->setAccessibleName(tr("Colour by"));
    label->setBuddy(m_coloring);
    const std::pair<Coloring, QString> choices[] = {
        {Coloring::Rule, tr("Rule")},     {Coloring::Heuristic, tr("Heuristic")},
        {Coloring::Fold, tr("Fold")},     {Coloring::Category, tr("Category")},
        {Coloring::Module, tr("Module")}, {Coloring::Section, tr("Section")},
        {Coloring::Cost, tr("Cost")},     {Coloring::Bound, tr("Waits for")},
    };
    for (const auto& [coloring, text] : choices)
        m_coloring->addItem(text, static_cast<int>(coloring));
    m_coloring->setItemData(2, tr("Identical sections share a colour"), Qt::ToolTipRole);
    m_coloring->setItemData(6, tr("Bytes that cross the boundary of an operator's section"),
                            Qt::ToolTipRole);
    connect(m_coloring, &QComboBox::currentIndexChanged, this, &LegendPanel::chooseColoring);

    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 2 * grid);
    row->setSpacing(2 * grid);
    row->addWidget(label);
    row->addWidget(m_coloring, 1);
    return head;
}

QWidget* LegendPanel::createFoot(const Theme& theme)
{
    m_hiddenCount = new QLabel;
    m_hiddenCount->setObjectName(QStringLiteral("quiet"));
    m_hiddenCount->setFont(theme.font(TypeStep::Small));
    auto* all = new QToolButton;
    all->setObjectName(QStringLiteral("link"));
    all->setText(tr("Show all"));
    all->setAccessibleName(tr("Show all classes"));
    connect(all, &QToolButton::clicked, this, &LegendPanel::showAll);

    m_foot = new QWidget;
    auto* row = new QHBoxLayout(m_foot);
    row->setContentsMargins(3 * grid, grid, 3 * grid, grid);
    row->addWidget(m_hiddenCount, 1);
    row->addWidget(all);
    m_foot->hide();
    return m_foot;
}

void LegendPanel::setClasses(const NodeClasses& classes, const std::vector<bool>& isStale)
{
    if (classes.by != m_state.coloring)
        return;
    const int pickedRow = m_picked ? m_model->rowOf(*m_picked) : -1;
    const QString picked = pickedRow < 0 ? QString() : m_model->uniqueName(pickedRow);
    const std::vector<std::uint32_t> before = hiddenClasses();
    m_hasModel = true;
    m_model->setClasses(classes, isStale, m_state.hidden[classes.by]);
    m_view->showPicked(pickedRow < 0 ? -1 : m_model->rowNamed(picked));
    showEmptyText();
    announceHidden(before);
    takePick();
}

void LegendPanel::clear()
{
    setClasses({.by = m_state.coloring, .classes = {}, .classOf = {}, .none = {}});
    m_hasModel = false;
    showEmptyText();
}

void LegendPanel::setClassPalette(ClassPalette palette)
{
    m_view->setClassPalette(palette);
}

void LegendPanel::setColoring(Coloring coloring)
{
    m_coloring->setCurrentIndex(m_coloring->findData(static_cast<int>(coloring)));
}

void LegendPanel::chooseColoring(int index)
{
    const auto coloring = static_cast<Coloring>(m_coloring->itemData(index).toInt());
    if (coloring == m_state.coloring)
        return;
    // What is hidden and picked is about the classes before.
    const std::vector<std::uint32_t> before = hiddenClasses();
    pick(std::nullopt);
    m_state.coloring = coloring;
    m_model->setClasses({.by = coloring, .classes = {}, .classOf = {}, .none = {}}, {}, {});
    m_empty->hide();
    announceHidden(before);
    emit stateChanged();
    emit coloringChosen(coloring);
}

void LegendPanel::restore(const LegendState& state)
{
    const std::vector<std::uint32_t> before = hiddenClasses();
    m_state.hidden = state.hidden;
    m_model->setHiddenNames(m_state.hidden[m_state.coloring]);
    announceHidden(before);
    setColoring(state.coloring);
}

std::vector<std::uint32_t> LegendPanel::hiddenClasses() const
{
    return m_model->hidden();
}

void LegendPanel::takeHidden()
{
    m_state.hidden[m_state.coloring] = m_model->hiddenNames();
    showFoot();
    emit classesHidden(hiddenClasses());
    emit stateChanged();
}

void LegendPanel::announceHidden(const std::vector<std::uint32_t>& before)
{
    showFoot();
    if (hiddenClasses() != before)
        emit classesHidden(hiddenClasses());
}

void LegendPanel::takePick()
{
    const std::optional<int> row = m_view->pickedRow();
    const std::optional<std::uint32_t> picked =
        row ? std::optional(m_model->classAt(*row)) : std::nullopt;
    if (std::exchange(m_picked, picked) != picked)
        emit classPicked(picked);
}

void LegendPanel::pick(std::optional<std::uint32_t> number)
{
    m_view->showPicked(number ? m_model->rowOf(*number) : -1);
    takePick();
}

void LegendPanel::showAll()
{
    m_model->showAll();
    m_view->setFocus();
}

void LegendPanel::showFoot()
{
    const auto hidden = static_cast<int>(hiddenClasses().size());
    m_foot->setVisible(hidden > 0);
    m_hiddenCount->setText(tr("%Ln hidden", nullptr, hidden));
}

void LegendPanel::showEmptyText()
{
    m_empty->setText(emptyText());
    m_empty->setVisible(m_model->rowCount() == 0);
}

QString LegendPanel::emptyText() const
{
    if (!m_hasModel)
        return tr("Open a model to see what its colours mean.");
    switch (m_state.coloring) {
    case Coloring::Rule:
        return tr(
            "No rule fuses anything here. Write one, choose o1, or colour by something else.");
    case Coloring::Heuristic:
        return tr("No rule names a heuristic.");
    case Coloring::Module:
        return tr("The model does not say which modules its operators come from.");
    case Coloring::Category:
        return tr("None of these operators is in the catalogue.");
    case Coloring::Cost:
        return tr(
            "No section has a known size. Where extents have names, Costs gives them numbers.");
    case Coloring::Bound:
        return tr("Choose a machine in Costs to see what sections wait for on it.");
    case Coloring::Fold:
    case Coloring::Section:
        break;
    }
    return tr("No operators are fused.");
}

} // namespace fusewright
