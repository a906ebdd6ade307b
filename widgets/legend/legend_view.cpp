// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/legend/legend_view.h"

#include "widgets/legend/legend_delegate.h"
#include "widgets/legend/legend_model.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QToolTip>

namespace fusewright {

LegendView::LegendView(LegendModel& model, const Theme& theme, QWidget* parent)
    : QListView(parent), m_model(model), m_delegate(new LegendDelegate(theme, this))
{
    setObjectName(QStringLiteral("legendView"));
    setAccessibleName(tr("Classes of operators"));
    setAccessibleDescription(tr("Space hides a class, Enter shows only this one."));
    setModel(&model);
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void LegendView::setClassPalette(ClassPalette palette)
{
    m_delegate->setClassPalette(palette);
    viewport()->update();
}

std::optional<int> LegendView::pickedRow() const
{
    const QModelIndexList picked = selectionModel()->selectedIndexes();
    return picked.isEmpty() ? std::nullopt : std::optional(picked.front().row());
}

void LegendView::showPicked(int row)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    if (row < 0)
        clearSelection();
    else
        setCurrentIndex(m_model.index(row));
}

bool LegendView::isOnEye(const QModelIndex& index, const QPoint& place) const
{
    return index.isValid() && LegendDelegate::eyeRect(visualRect(index)).contains(place);
}

void LegendView::toggleHidden(const QModelIndex& index)
{
    if (index.isValid())
        m_model.setHidden(index.row(), !index.data(LegendModel::HiddenRole).toBool());
}

void LegendView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton) {
        event->ignore();
    } else if (isOnEye(index, event->pos())) {
        toggleHidden(index);
    } else if (index.isValid() && event->modifiers().testFlag(Qt::AltModifier)) {
        m_model.toggleSolo(index.row());
    } else if (!index.isValid() || selectionModel()->isSelected(index)) {
        clearSelection();
    } else {
        QListView::mousePressEvent(event);
    }
}

void LegendView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    // Two quick clicks on the eye are two clicks.
    if (isOnEye(index, event->pos()))
        toggleHidden(index);
    else
        m_model.toggleSolo(index.row());
}

void LegendView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        toggleHidden(currentIndex());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid())
            m_model.toggleSolo(currentIndex().row());
        return;
    case Qt::Key_Escape:
        if (pickedRow()) {
            clearSelection();
            return;
        }
        event->ignore();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

bool LegendView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QModelIndex index = indexAt(help->pos());
        if (isOnEye(index, help->pos())) {
            const bool isHidden = index.data(LegendModel::HiddenRole).toBool();
            QToolTip::showText(help->globalPos(), isHidden ? tr("Show") : tr("Hide"), this);
            return true;
        }
    }
    return QListView::viewportEvent(event);
}

void LegendView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QListView::selectionChanged(selected, deselected);
    if (!m_isQuiet)
        emit pickChanged();
}

} // namespace fusewright
