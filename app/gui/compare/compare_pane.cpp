// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_pane.h"

#include "app/gui/compare/compare_content.h"
#include "engine/rules/rule.h"
#include "engine/session/rules_session.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int anotherFile = -1; ///< What is chosen is no side: a file is to be named first.
constexpr int fileRole = Qt::UserRole + 1;

} // namespace

ComparePane::ComparePane(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_choice(new ChoiceBox),
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
    setChoices(false, SideNames());
}

void ComparePane::setSide(const Side& side)
{
    m_side = side;
    for (int at = 0; at < m_choice->count(); ++at) {
        const bool isIt = m_choice->itemData(at).toInt() == static_cast<int>(side.kind)
            && m_choice->itemData(at, fileRole).toString() == toQt(side.file);
        if (isIt)
            m_choice->setCurrentIndex(at);
    }
}

void ComparePane::setChoices(bool hasBefore, const SideNames& names)
{
    m_names = names;
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    const auto add = [this](Side::Kind kind, const QString& text) {
        m_choice->addItem(text, static_cast<int>(kind));
        m_choice->setItemData(m_choice->count() - 1, QString(), fileRole);
    };
    add(Side::O0, tr("o0 · every operator alone"));
    add(Side::O1, tr("o1 · by rules"));
    add(Side::O3, tr("o3 · automatic"));
    add(Side::Before, tr("o1 · before the last edit"));
    auto* items = static_cast<QStandardItemModel*>(m_choice->model());
    items->item(m_choice->count() - 1)->setEnabled(hasBefore);
    if (!hasBefore)
        m_choice->setItemData(m_choice->count() - 1, tr("No edits yet"), Qt::ToolTipRole);
    for (const std::string& path : names.files()) {
        add(Side::File, tr("o1 · by %1").arg(names.fileName(path)));
        m_choice->setItemData(m_choice->count() - 1, toQt(path), fileRole);
        m_choice->setItemData(m_choice->count() - 1, toQt(path), Qt::ToolTipRole);
    }
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
    m_side = Side(static_cast<Side::Kind>(chosen));
    m_side.file = m_choice->itemData(index, fileRole).toString().toStdString();
    emit sideChosen();
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
    for (const Side& side : sides.shown)
        names.append(m_names.nameOf(side));
    return tr("Strips, from the left: %1. Backgrounds and colours: %2 against %3.")
        .arg(names.join(QStringLiteral(", ")), names[qsizetype(place)],
             names[qsizetype(place == 0 ? 1 : place - 1)]);
}

QString ComparePane::factsOf(const SideBySide& sides, std::size_t place) const
{
    if (!m_choice->isVisibleTo(this))
        return stripFacts(sides, place);
    if (!sides.isReadable(m_side))
        return tr("%1 cannot be read; showing o1").arg(m_names.fileName(m_side.file));
    const ComparedPartition& one = sides.compared.partitions[sides.partitionAt(place)];
    QString sections = tr("%Ln section(s)", nullptr, static_cast<int>(one.costs.sections.size()));
    if (sides.shown.size() < 2)
        return sections;
    const std::size_t other = place == 0 ? 1 : place - 1;
    return tr("%1 · against %2").arg(sections, m_names.nameOf(sides.shown[other]));
}

} // namespace fusewright
