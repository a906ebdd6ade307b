// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/account_dialog.h"

#include "engine/graph/graph.h"
#include "engine/report/account_text.h"
#include "widgets/base/keyed_rows.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/document/graph_text.h"
#include "widgets/sentences/engine_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr QSize usualAccountSize(230 * grid, 130 * grid);
constexpr std::array<int, 4> accountColumns{66 * grid, 34 * grid, 76 * grid, 36 * grid};
/// A tree with more rows is no help; the text that is copied has all of them.
constexpr std::size_t mostAccountRows = 1000;

enum class AccountKind { Group, Operator, Other };

QList<QStandardItem*> accountRow(AccountKind kind, std::size_t number, const QList<QString>& texts)
{
    return keyedRow({static_cast<int>(kind), number, {}}, texts, {1});
}

QStandardItem* addGroup(QStandardItemModel& model, const QString& title, const QString& amount)
{
    const auto row = accountRow(AccountKind::Group, 0, {title, amount, {}, {}});
    model.appendRow(row);
    return row.front();
}

void tellRest(QStandardItem& group, std::size_t count)
{
    if (count > mostAccountRows)
        group.appendRow(accountRow(AccountKind::Other, 0,
                                   {AccountDialog::tr("%Ln more; Copy gives all of them", nullptr,
                                                      static_cast<int>(count - mostAccountRows)),
                                    {},
                                    {},
                                    {}}));
}

} // namespace

AccountDialog::AccountDialog(QWidget* parent)
    : QDialog(parent),
      m_title(textLabel({0, 0, 0, 0})),
      m_rows(new QTreeView),
      m_details(textLabel({0, 0, 0, 0})),
      m_model(new QStandardItemModel(0, ColumnCount, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Cost breakdown of a section"));
    m_title->setObjectName(QStringLiteral("quiet"));
    m_details->setAccessibleName(tr("About the selected row"));
    createRows();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* const copyAll = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyAll->setToolTip(tr("All of it as text"));
    connect(copyAll, &QPushButton::clicked, this, &AccountDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addWidget(m_title);
    column->addWidget(m_rows, 1);
    column->addWidget(m_details);
    column->addWidget(buttons);
    resize(usualAccountSize.boundedTo(parent ? parent->window()->size() - QSize(8 * grid, 8 * grid)
                                             : usualAccountSize));
}

void AccountDialog::createRows()
{
    m_model->setHorizontalHeaderLabels({tr("What"), tr("Amount"), tr("How"), tr("Source")});
    m_model->setHeaderData(Amount, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter),
                           Qt::TextAlignmentRole);
    m_rows->setModel(m_model);
    m_rows->setUniformRowHeights(true);
    m_rows->setTextElideMode(Qt::ElideRight);
    m_rows->setAccessibleName(tr("How the costs add up"));
    for (std::size_t column = 0; column < accountColumns.size(); ++column)
        m_rows->header()->resizeSection(static_cast<int>(column), accountColumns[column]);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                tellDetails(index);
                const RowSubject subject = subjectOf(index);
                if (subject.kind == static_cast<int>(AccountKind::Operator)
                    && subject.number < m_account.operators.size())
                    emit nodePicked(m_account.operators[subject.number].node);
            });
}

void AccountDialog::setAccount(SectionAccount account, std::shared_ptr<const Graph> graph)
{
    m_rows->ensurePolished(); // Rows are measured once.
    m_graph = std::move(graph);
    m_account = std::move(account);
    m_title->setText(
        tr("Section %1: %2. Every number with the formula and the source that it "
           "comes from; a click on an operator shows it in the graph.")
            .arg(countText(m_account.section + std::size_t(1)), toQt(m_account.title)));
    m_model->removeRows(0, m_model->rowCount());
    addOperators();
    addValues();
    addSteps(tr("Time at least on %1").arg(toQt(m_account.machine)), m_account.time);
    addSteps(tr("On the chip"), m_account.chip);
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_rows->setFirstColumnSpanned(row, {}, m_model->item(row, Amount)->text().isEmpty());
    m_rows->expandAll();
    tellDetails(m_rows->currentIndex());
}

/// In full what the columns cut.
void AccountDialog::tellDetails(const QModelIndex& index)
{
    QStringList parts;
    for (int column = 0; index.isValid() && column < ColumnCount; ++column)
        parts.append(index.siblingAtColumn(column).data().toString());
    parts.removeAll(QString());
    m_details->setText(parts.size() > 1 ? parts.join(QLatin1Char('\n'))
                                        : tr("Choose a row to read all of it."));
}

void AccountDialog::addOperators()
{
    QStandardItem* const group =
        addGroup(*m_model, tr("Operations"), engineTerm(m_account.operations));
    const std::size_t count = m_account.operators.size();
    for (std::size_t at = 0; at < std::min(count, mostAccountRows); ++at) {
        const AccountedOperator& each = m_account.operators[at];
        const bool isCounted = each.formula && each.counted.starts_with(each.formula->name);
        const QString how =
            isCounted ? toQt(each.counted + ": " + each.formula->text) : engineText(each.counted);
        group->appendRow(
            accountRow(AccountKind::Operator, at,
                       {toQt(m_graph->nodeName(each.node)), engineTerm(each.operations), how,
                        isCounted ? toQt(each.formula->source) : QString()}));
    }
    tellRest(*group, count);
}

void AccountDialog::addValues()
{
    QStandardItem* const group =
        addGroup(*m_model, tr("Bytes moved, each value once"), engineTerm(m_account.bytes));
    const std::size_t count = m_account.values.size();
    for (std::size_t at = 0; at < std::min(count, mostAccountRows); ++at) {
        const AccountedValue& each = m_account.values[at];
        group->appendRow(
            accountRow(AccountKind::Other, at,
                       {toQt(m_graph->valueName(each.moved.value)),
                        engineTerm(each.bytes),
                        engineTerm(crossingWords(*m_graph, each.moved)) + QStringLiteral(" · ")
                            + typeText(*m_graph, each.moved.value),
                        {}}));
    }
    tellRest(*group, count);
}

void AccountDialog::addSteps(const QString& title, const std::vector<AccountedStep>& steps)
{
    QStandardItem* const group = addGroup(*m_model, title, {});
    for (const AccountedStep& step : steps) {
        QStringList sources;
        for (const FigureSource& source : step.sources)
            sources.append(
                QStringLiteral("%1: %2").arg(engineTerm(source.figure), engineTerm(source.source)));
        group->appendRow(accountRow(AccountKind::Other, 0,
                                    {engineTerm(step.what),
                                     {},
                                     engineTerm(step.text),
                                     sources.join(QStringLiteral("; "))}));
    }
}

void AccountDialog::copy() const
{
    QGuiApplication::clipboard()->setText(toQt(accountText(m_account, *m_graph)));
}

} // namespace fusewright
