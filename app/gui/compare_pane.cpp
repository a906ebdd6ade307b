// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare_pane.h"

#include "app/gui/compare_content.h"
#include "engine/rules/rule.h"
#include "engine/session/rules_session.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <QComboBox>
#include <QFileInfo>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int anotherFile = -1; ///< What is chosen is no side: a file is to be named first.

} // namespace

QString sideName(Side side, const QString& file)
{
    switch (side) {
    case Side::O0:
        return QStringLiteral("o0");
    case Side::O1:
        return QStringLiteral("o1");
    case Side::O3:
        return QStringLiteral("o3");
    case Side::Before:
        return ComparePane::tr("o1 before");
    case Side::File:
        break;
    }
    return ComparePane::tr("o1 of %1").arg(QFileInfo(file).fileName());
}

ComparePane::ComparePane(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_choice(new QComboBox),
      m_facts(new ElidedLabel(Qt::ElideRight)),
      m_canvas(new GraphCanvas(theme))
{
    m_choice->setObjectName(QStringLiteral("side"));
    m_choice->setAccessibleName(tr("What this side shows"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(19);
    m_facts->setObjectName(QStringLiteral("quiet"));
    connect(m_choice, &QComboBox::activated, this, &ComparePane::choose);

    auto* head = new QFrame;
    head->setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(2 * grid);
    row->addWidget(m_choice);
    row->addWidget(m_facts, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_canvas, 1);
    setChoices(false, {});
}

void ComparePane::setSide(Side side)
{
    m_side = side;
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(side)));
}

void ComparePane::setChoices(bool hasBefore, const QString& file)
{
    m_file = file;
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    const auto add = [this](Side side, const QString& text) {
        m_choice->addItem(text, static_cast<int>(side));
    };
    add(Side::O0, tr("o0 · every operator alone"));
    add(Side::O1, tr("o1 · by the rules"));
    add(Side::O3, tr("o3 · automatic"));
    add(Side::Before, tr("o1 · before the last edit"));
    auto* items = static_cast<QStandardItemModel*>(m_choice->model());
    items->item(m_choice->count() - 1)->setEnabled(hasBefore);
    if (!hasBefore)
        m_choice->setItemData(m_choice->count() - 1, tr("Nothing has changed by an edit yet"),
                              Qt::ToolTipRole);
    if (!file.isEmpty())
        add(Side::File, tr("o1 · by %1").arg(QFileInfo(file).fileName()));
    m_choice->addItem(tr("Another rules file…"), anotherFile);
    setSide(m_side);
}

void ComparePane::setChoiceShown(bool isShown)
{
    m_choice->setVisible(isShown);
}

void ComparePane::choose(int index)
{
    const int chosen = m_choice->itemData(index).toInt();
    if (chosen == anotherFile) {
        setSide(m_side);
        emit fileRequested();
        return;
    }
    m_side = static_cast<Side>(chosen);
    emit sideChosen(m_side);
}

void ComparePane::show(const SideBySide* sides, const PaneView* view, std::size_t place)
{
    if (!view) {
        m_facts->setFullText({});
        m_canvas->setPicture(nullptr, nullptr, GraphCanvas::Place::Fit);
        return;
    }
    const bool isOther = m_canvas->scene().graph() != sides->graph.get();
    m_canvas->setClasses(view->classes);
    m_canvas->setGroupTitles(view->titles);
    m_canvas->setPicture(sides->graph, view->picture,
                         isOther ? GraphCanvas::Place::Fit : GraphCanvas::Place::Keep);
    m_facts->setFullText(factsOf(*sides, place));
}

/// What the strips beside the cards are, and whose sections the grounds are.
QString ComparePane::stripFacts(const SideBySide& sides, std::size_t place) const
{
    QStringList names;
    for (const Side side : sides.shown)
        names.append(sideName(side, m_file));
    return tr("Strips, from the left: %1. Grounds and colours: %2 against %3.")
        .arg(names.join(QStringLiteral(", ")), names[qsizetype(place)],
             names[qsizetype(place == 0 ? 1 : place - 1)]);
}

QString ComparePane::factsOf(const SideBySide& sides, std::size_t place) const
{
    if (!m_choice->isVisibleTo(this))
        return stripFacts(sides, place);
    if (m_side == Side::File && sides.file && !sides.file->isReadable)
        return tr("%1 cannot be read; this is o1").arg(QFileInfo(m_file).fileName());
    const ComparedPartition& one = sides.compared.partitions[sides.partitionAt(place)];
    const QString sections =
        tr("%Ln section(s)", nullptr, static_cast<int>(one.costs.sections.size()));
    if (sides.shown.size() < 2)
        return sections;
    const std::size_t other = place == 0 ? 1 : place - 1;
    return tr("%1 · against %2").arg(sections, sideName(sides.shown[other], m_file));
}

} // namespace fusewright
