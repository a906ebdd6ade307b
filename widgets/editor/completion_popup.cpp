// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/completion_popup.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/editor/completion_list.h"
#include "widgets/sentences/engine_text.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int rowHeight = 6 * grid;
constexpr int popupWidth = 110 * grid;

/// Icon, name, and to the right what is said about it.
class CompletionDelegate : public QStyledItemDelegate {
public:
    CompletionDelegate(const Theme& theme, const CompletionList& list, QObject* parent)
        : QStyledItemDelegate(parent), m_theme(theme), m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {popupWidth, rowHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const ThemeColors& colors = m_theme.colors();
        const Completion& completion = m_list.at(index.row());
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colors.selection);
        QRect rest = option.rect.adjusted(2 * grid, 0, -2 * grid, 0);
        const QRect icon(rest.left(), rest.center().y() - 2 * grid + 1, 4 * grid, 4 * grid);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, icon);
        rest.setLeft(icon.right() + 2 * grid);

        painter->setFont(m_theme.fixedFont());
        painter->setPen(colors.text);
        const QString label = toQt(completion.label);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, label);
        rest.setLeft(rest.left() + painter->fontMetrics().horizontalAdvance(label) + 4 * grid);

        painter->setFont(m_theme.font(TypeStep::Small));
        painter->setPen(colors.muted);
        if (completion.count) {
            const QString count = countText(*completion.count);
            painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, count);
            rest.setRight(rest.right() - painter->fontMetrics().horizontalAdvance(count)
                          - 3 * grid);
        }
        const QString detail = painter->fontMetrics().elidedText(engineText(completion.detail),
                                                                 Qt::ElideRight, rest.width());
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, detail);
    }

private:
    const Theme& m_theme;
    const CompletionList& m_list;
};

} // namespace

CompletionPopup::CompletionPopup(const Theme& theme, QWidget& home)
    : QFrame(&home),
      m_theme(theme),
      m_home(home),
      m_list(new CompletionList(theme, this)),
      m_view(new QListView),
      m_documentation(new QLabel)
{
    setObjectName(QStringLiteral("popup"));
    setFocusPolicy(Qt::NoFocus);
    m_view->setObjectName(QStringLiteral("completions"));
    m_view->setModel(m_list);
    m_view->setItemDelegate(new CompletionDelegate(theme, *m_list, this));
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Completions"));
    m_documentation->setObjectName(QStringLiteral("completionHelp"));
    m_documentation->setWordWrap(true);
    m_documentation->setMargin(2 * grid);
    m_documentation->setFont(theme.font(TypeStep::Small));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, grid, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_view);
    column->addWidget(m_documentation);
    connect(m_view, &QListView::clicked, this, &CompletionPopup::accepted);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CompletionPopup::showDocumentation);
    hide();
}

void CompletionPopup::setCompletions(std::vector<Completion> completions)
{
    m_list->setCompletions(std::move(completions));
}

int CompletionPopup::count() const
{
    return m_list->rowCount();
}

void CompletionPopup::showFor(const QString& typed, const QRect& caret)
{
    m_list->filter(typed);
    if (m_list->rowCount() == 0) {
        hide();
        return;
    }
    m_caret = caret;
    m_view->setCurrentIndex(m_list->index(0));
    showDocumentation();
    show();
    raise();
}

void CompletionPopup::place(const QRect& caret)
{
    const int rows = std::min(mostRows, m_list->rowCount());
    m_view->setFixedHeight(rows * rowHeight);
    const int width = std::min(popupWidth, m_home.width());
    int height = m_view->height() + grid + 2;
    if (m_documentation->isVisibleTo(this))
        height += m_documentation->heightForWidth(width - 2);
    resize(width, height);
    int top = caret.bottom() + 2;
    if (top + height > m_home.height() && caret.top() - 2 - height >= 0)
        top = caret.top() - 2 - height;
    move(std::clamp(caret.left(), 0, std::max(0, m_home.width() - width)), top);
}

const Completion* CompletionPopup::selected() const
{
    const QModelIndex current = m_view->currentIndex();
    return isVisible() && current.isValid() ? &m_list->at(current.row()) : nullptr;
}

bool CompletionPopup::isNextOfModel() const
{
    const Completion* const chosen = selected();
    const int next = m_view->currentIndex().row() + 1;
    return chosen && chosen->kind == CompletionKind::Operator && !chosen->count
        && next < m_list->rowCount() && m_list->at(next).count
        && m_list->at(next).label.starts_with(chosen->label);
}

void CompletionPopup::step(int rows)
{
    const int count = m_list->rowCount();
    const int row = m_view->currentIndex().row() + rows;
    const bool goesRound = rows == 1 || rows == -1;
    m_view->setCurrentIndex(
        m_list->index(goesRound ? (row + count) % count : std::clamp(row, 0, count - 1)));
}

/// What is cut in the line of the one that is selected is below, where there is nothing else.
QString CompletionPopup::documentationOf(const Completion& completion) const
{
    if (!completion.documentation.empty())
        return toQt(completion.documentation);
    constexpr int besidesTexts = 20 * grid;
    const QString detail = engineText(completion.detail);
    const int wanted = QFontMetrics(m_theme.fixedFont()).horizontalAdvance(toQt(completion.label))
        + QFontMetrics(m_theme.font(TypeStep::Small)).horizontalAdvance(detail) + besidesTexts;
    return wanted > m_home.width() ? detail : QString();
}

void CompletionPopup::showDocumentation()
{
    const QModelIndex current = m_view->currentIndex();
    const QString text = current.isValid() ? documentationOf(m_list->at(current.row())) : QString();
    m_documentation->setText(text);
    m_documentation->setVisible(!text.isEmpty());
    place(m_caret);
}

} // namespace fusewright
