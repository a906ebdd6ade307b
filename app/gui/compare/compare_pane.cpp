// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_pane.h"

#include "app/gui/compare/compare_content.h"
#include "engine/rules/rule.h"
#include "engine/session/rules_session.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/canvas/graph_canvas.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int anotherFile = -1; ///< What is chosen is no side: a file is to be named first.
constexpr int fileRole = Qt::UserRole + 1;

} // namespace

ComparePane::ComparePane(const Theme& theme, QWidget* parent)
    : PicturePane(theme, QStringLiteral("side"), 19, parent)
{
    choice().setAccessibleName(tr("What this side shows"));
    connect(&choice(), &QComboBox::activated, this, &ComparePane::choose);
    setChoices(false, SideNames());
}

void ComparePane::setSide(const Side& side)
{
    m_side = side;
    for (int at = 0; at < choice().count(); ++at) {
        const bool isIt = choice().itemData(at).toInt() == static_cast<int>(side.kind)
            && choice().itemData(at, fileRole).toString() == toQt(side.file);
        if (isIt)
            choice().setCurrentIndex(at);
    }
}

void ComparePane::setChoices(bool hasBefore, const SideNames& names)
{
    m_names = names;
    const QSignalBlocker blocker(&choice());
    choice().clear();
    const auto add = [this](Side::Kind kind, const QString& text) {
        choice().addItem(text, static_cast<int>(kind));
        choice().setItemData(choice().count() - 1, QString(), fileRole);
    };
    add(Side::O0, tr("o0 · every operator alone"));
    add(Side::O1, tr("o1 · by rules"));
    add(Side::O3, tr("o3 · automatic"));
    add(Side::O1O3, tr("o1+o3 · rules, then automatic"));
    add(Side::Before, tr("o1 · before the last edit"));
    auto* items = static_cast<QStandardItemModel*>(choice().model());
    items->item(choice().count() - 1)->setEnabled(hasBefore);
    if (!hasBefore)
        choice().setItemData(choice().count() - 1, tr("No edits yet"), Qt::ToolTipRole);
    for (const std::string& path : names.files()) {
        add(Side::File, tr("o1 · by %1").arg(names.fileName(path)));
        choice().setItemData(choice().count() - 1, toQt(path), fileRole);
        choice().setItemData(choice().count() - 1, toQt(path), Qt::ToolTipRole);
    }
    choice().addItem(tr("Another rules file…"), anotherFile);
    setSide(m_side);
}

void ComparePane::setChoiceShown(bool isShown)
{
    choice().setVisible(isShown);
}

void ComparePane::choose(int index)
{
    const int chosen = choice().itemData(index).toInt();
    if (chosen == anotherFile) {
        setSide(m_side);
        emit fileRequested();
        return;
    }
    m_side = Side(static_cast<Side::Kind>(chosen));
    m_side.file = choice().itemData(index, fileRole).toString().toStdString();
    emit sideChosen();
}

void ComparePane::show(const SideBySide* sides, const PaneView* view, std::size_t place)
{
    if (!view) {
        facts().setFullText({});
        canvas().setPicture(nullptr, nullptr, GraphCanvas::Place::Fit);
        return;
    }
    const auto isFolded = [](const Picture& picture) {
        return std::ranges::any_of(picture.repeats, &PictureRepeat::isFolded);
    };
    const bool isOther = canvas().scene().graph() != sides->graph.get()
        || isFolded(canvas().scene().picture()) != isFolded(*view->picture);
    canvas().setClasses(view->classes);
    canvas().setGroupTitles(view->titles);
    canvas().setPicture(sides->graph, view->picture,
                        isOther ? GraphCanvas::Place::Fit : GraphCanvas::Place::Keep);
    facts().setFullText(factsOf(*sides, place));
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
    if (!choice().isVisibleTo(this))
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
