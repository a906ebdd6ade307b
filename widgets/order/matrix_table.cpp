// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/matrix_table.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/order/rivalry_matrix.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <cmath>

namespace fusewright {

namespace {

constexpr int leastCell = 9 * grid;
constexpr int mostHeader = 68 * grid;
/// From so wide on rows have names, not only numbers.
constexpr int leastForNames = 130 * grid;

/// A cell whose ground says how much, so that one sees it before one reads the number.
class CellDelegate : public QStyledItemDelegate {
public:
    CellDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const ThemeColors& colors = m_theme.colors();
        const double share = index.data(RivalryMatrix::ShareRole).toDouble();
        const QRect cell = option.rect.adjusted(0, 0, -1, -1);
        const QVariant ground = index.data(Qt::BackgroundRole);
        painter->fillRect(option.rect, colors.panel);
        if (ground.isValid())
            painter->fillRect(cell, ground.value<QColor>());
        if (share > 0) {
            // Few beside many are still to be seen: the root brings them nearer to each other.
            QColor tint = colors.bar;
            tint.setAlphaF(0.18F + 0.82F * static_cast<float>(std::sqrt(share)));
            painter->fillRect(cell, tint);
        }
        const QVariant ink = index.data(Qt::ForegroundRole);
        painter->setPen(ink.isValid() ? ink.value<QColor>() : colors.text);
        painter->setFont(option.font);
        painter->drawText(cell, Qt::AlignCenter | Qt::TextSingleLine, index.data().toString());
    }

private:
    const Theme& m_theme;
};

} // namespace

MatrixTable::MatrixTable(RivalryMatrix& matrix, const Theme& theme, QWidget* parent)
    : QuietTable(parent), m_matrix(matrix), m_theme(theme)
{
    setModel(&matrix);
    setObjectName(QStringLiteral("matrix"));
    setAccessibleName(tr("Operators each rule takes from another"));
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setItemDelegate(new CellDelegate(theme, this));
    verticalHeader()->show();
    verticalHeader()->setMaximumWidth(mostHeader);
    verticalHeader()->setTextElideMode(Qt::ElideMiddle);
    verticalHeader()->setHighlightSections(true);
    verticalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(true);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&matrix, &QAbstractItemModel::modelReset, this, &MatrixTable::fitSections);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                viewport()->update();
                if (!m_isQuiet && index.isValid())
                    emit pairChanged(pairAt(index));
            });
    const auto pick = [this](const QModelIndex& index) { emit pairPicked(pairAt(index)); };
    connect(this, &QAbstractItemView::clicked, this, pick);
    connect(this, &QAbstractItemView::activated, this, pick);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    fitSections();
}

RulePair MatrixTable::pairAt(const QModelIndex& index) const
{
    return {m_matrix.ruleAt(index.row()), m_matrix.ruleAt(index.column())};
}

std::optional<RulePair> MatrixTable::currentPair() const
{
    return currentIndex().isValid() ? std::optional(pairAt(currentIndex())) : std::nullopt;
}

void MatrixTable::setCurrentPair(RulePair pair)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    const int row = m_matrix.sectionOf(pair.rule);
    const int column = m_matrix.sectionOf(pair.rival);
    setCurrentIndex(row < 0 || column < 0 ? QModelIndex() : m_matrix.index(row, column));
}

void MatrixTable::changeEvent(QEvent* event)
{
    QuietTable::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitSections();
}

void MatrixTable::fitSections()
{
    const int number = fontMetrics().horizontalAdvance(countText(m_matrix.most()));
    horizontalHeader()->setMinimumSectionSize(leastCell);
    horizontalHeader()->setDefaultSectionSize(std::max(leastCell, number + 3 * grid));
}

void MatrixTable::resizeEvent(QResizeEvent* event)
{
    QuietTable::resizeEvent(event);
    m_matrix.setNamed(width() >= leastForNames);
}

/// The pair is framed, and the cell that tells the other side of it as well.
void MatrixTable::paintEvent(QPaintEvent* event)
{
    QuietTable::paintEvent(event);
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    QPainter painter(viewport());
    const auto frame = [&](const QModelIndex& index, int width, Qt::PenStyle style) {
        QPen pen(m_theme.colors().accent, width, style);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        const int inset = width - 1;
        painter.drawRect(visualRect(index).adjusted(inset, inset, -1 - width, -1 - width));
    };
    if (current.row() != current.column())
        frame(m_matrix.index(current.column(), current.row()), 1, Qt::DashLine);
    frame(current, hasFocus() ? 2 : 1, Qt::SolidLine);
}

} // namespace fusewright
