// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/costs_panel.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/fitted_text.h"
#include "widgets/base/keyed_rows.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/costs/account_dialog.h"
#include "widgets/costs/costs_rows.h"
#include "widgets/costs/extent_sliders.h"
#include "widgets/costs/roofline_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedLayout>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace fusewright {

namespace {

constexpr int machineLetters = 26;
/// Of the width, in percent; the roofline has the rest.
constexpr int tableShare = 65;
/// A section's name takes what other columns leave, and this at least.
constexpr int leastName = 46 * grid;
/// Below this height the list has the room that sentences would take.
constexpr int lowPanel = 80 * grid;
constexpr std::chrono::milliseconds writingPause{400};

CostsRows::Kind kindOf(const QModelIndex& index)
{
    return static_cast<CostsRows::Kind>(subjectOf(index).kind);
}

std::size_t numberOf(const QModelIndex& index)
{
    return subjectOf(index).number;
}

/// Numbers for extents make another graph of a model.
bool areOfOneModel(const Graph& one, const Graph& other)
{
    const std::size_t count = one.nodeCount();
    return count == other.nodeCount()
        && (count == 0
            || (one.nodeName(NodeId(std::size_t(0))) == other.nodeName(NodeId(std::size_t(0)))
                && one.nodeName(NodeId(count - 1)) == other.nodeName(NodeId(count - 1))));
}

QString extentsText(const std::vector<ExtentValue>& values)
{
    QStringList parts;
    for (const ExtentValue& each : values)
        parts.append(QStringLiteral("%1=%2").arg(toQt(each.name)).arg(each.value));
    return parts.join(QStringLiteral(", "));
}

QString listText(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names)
        all.append(toQt(name));
    return all.join(QStringLiteral(", "));
}

} // namespace

CostsPanel::CostsPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_machine(new ChoiceBox),
      m_extents(new QLineEdit),
      m_sliders(new ExtentSliders),
      m_refusal(textLabel({3 * grid, grid, 3 * grid, grid})),
      m_summary(new FittedText({3 * grid, grid, 3 * grid, grid})),
      m_tree(new QTreeView),
      m_model(new QStandardItemModel(0, CostsRows::ColumnCount, this)),
      m_roofline(new RooflineView(theme)),
      m_sentence(new FittedText({3 * grid, grid, 3 * grid, grid})),
      m_accountButton(new QToolButton),
      m_empty(new EmptyPage(theme, QStringLiteral("layers"))),
      m_pages(new QStackedLayout)
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Costs on a machine"));
    m_machine->setAccessibleName(tr("Machine"));
    m_machine->setMinimumContentsLength(machineLetters);
    m_extents->setPlaceholderText(tr("batch=8, seq=128"));
    m_extents->setAccessibleName(tr("Numbers for symbolic extents"));
    m_model->setHorizontalHeaderLabels({tr("Section"), tr("At least"), tr("Waits for"), tr("Times"),
                                        tr("Of peak"), tr("Per byte"), tr("On the chip")});
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Sections and figures of the machine"));
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideMiddle); // Names of rules differ at their ends.
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setIndentation(4 * grid);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(CostsRows::Name, QHeaderView::Interactive);
    m_tree->viewport()->installEventFilter(this);
    for (const int column : CostsRows::numberColumns())
        m_model->setHeaderData(column, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter),
                               Qt::TextAlignmentRole);
    m_refusal->setObjectName(QStringLiteral("errorText"));
    m_refusal->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_refusal->hide();
    m_summary->setTextName(QStringLiteral("quiet"));
    m_sentence->setTextAccessibleName(tr("About the selected row"));
    m_accountButton->setText(tr("Breakdown…"));
    m_accountButton->setToolTip(
        tr("Every operator, value and figure that the numbers come from, with its source (Enter)"));

    layOut();
    connect(m_machine, &QComboBox::activated, this,
            [this](int at) { emit machineChosen(m_machine->itemData(at).toString()); });
    connect(m_extents, &QLineEdit::editingFinished, this, [this] { readExtents(false); });
    m_extentsPause.setSingleShot(true);
    m_extentsPause.setInterval(writingPause);
    connect(m_extents, &QLineEdit::textEdited, &m_extentsPause, qOverload<>(&QTimer::start));
    connect(&m_extentsPause, &QTimer::timeout, this, [this] { readExtents(true); });
    connect(m_sliders, &ExtentSliders::changed, this, &CostsPanel::extentsChosen);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const QModelIndex index = m_tree->currentIndex();
        m_selection.clear();
        if (index.isValid() && kindOf(index) == CostsRows::Kind::Fold)
            m_roofline->setSelectedFold(static_cast<std::uint32_t>(numberOf(index)));
        showSentence();
    });
    connect(m_tree, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (kindOf(index) == CostsRows::Kind::Fold)
            pickFold(static_cast<quint32>(numberOf(index)));
    });
    connect(m_tree, &QAbstractItemView::activated, this, &CostsPanel::openAccount);
    connect(m_accountButton, &QToolButton::clicked, this, &CostsPanel::openAccount);
    connect(m_roofline, &RooflineView::foldPicked, this, [this](quint32 fold) {
        selectFold(fold);
        pickFold(fold);
    });
    setExtents({}, {});
    tellEmptiness();
}

void CostsPanel::layOut()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(2 * grid, 2 * grid, 2 * grid, grid);
    head->setSpacing(2 * grid);
    auto* label = new QLabel(tr("&Machine"));
    label->setBuddy(m_machine);
    head->addWidget(label);
    head->addWidget(m_machine);
    head->addWidget(m_extents, 1);
    head->addStretch(0); // Where there are no extents.
    column->addLayout(head);
    column->addWidget(m_sliders);
    column->addWidget(m_refusal);
    column->addLayout(m_pages, 1);
    auto* parts = new QSplitter(Qt::Horizontal);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_tree);
    parts->addWidget(m_roofline);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 1);
    // In units that no least size of either stands in the way of.
    parts->setSizes({10 * tableShare, 10 * (100 - tableShare)});
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_summary);
    rows->addWidget(parts, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(0, 0, 2 * grid, 0);
    foot->setSpacing(2 * grid);
    foot->addWidget(m_sentence, 1);
    foot->addWidget(m_accountButton, 0, Qt::AlignVCenter);
    rows->addLayout(foot);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(content);
}

void CostsPanel::setMachines(std::shared_ptr<const HardwareCatalogue> machines)
{
    m_machines = std::move(machines);
    const QSignalBlocker quiet(m_machine);
    m_machine->clear();
    m_machine->addItem(tr("None"), QString());
    for (const HardwareProfile& profile : m_machines->all())
        m_machine->addItem(toQt(profile.title), toQt(profile.name));
}

void CostsPanel::setMachine(const QString& name)
{
    const QSignalBlocker quiet(m_machine);
    m_machine->setCurrentIndex(std::max(0, m_machine->findData(name)));
}

void CostsPanel::setExtents(const std::vector<std::string>& names,
                            const std::vector<ExtentValue>& values)
{
    const bool areSameNames = m_names == names;
    m_names = names;
    m_openNames = names;
    std::erase_if(m_openNames, [&](const std::string& name) {
        return std::ranges::find(values, name, &ExtentValue::name) != values.end();
    });
    m_extents->setVisible(!names.empty() || !values.empty());
    m_sliders->show(names, values);
    m_extents->setToolTip(tr("Numbers for extents of the model: %1").arg(listText(m_names)));
    if (!names.empty())
        m_extents->setPlaceholderText(exampleText());
    // What was refused stays, to be mended.
    if (m_extents->hasFocus() || (areSameNames && !m_refusal->isHidden()))
        return;
    m_extents->setText(extentsText(values));
    refuseExtents({});
}

CostsPanel::ReadExtents CostsPanel::extentsIn(QString text) const
{
    ReadExtents read;
    static const QRegularExpression aroundEquals(QStringLiteral("\\s*=\\s*"));
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    text.replace(aroundEquals, QStringLiteral("="));
    for (const QString& part : text.split(between, Qt::SkipEmptyParts)) {
        const auto value = extentValueIn(part.toStdString());
        if (!value) {
            read.refusal = tr("Write numbers from 1 to 1,000,000,000, as in \"batch=8, seq=128\".");
            return read;
        }
        if (std::ranges::find(m_names, value->name) == m_names.end()) {
            read.refusal = tr("No extent of the model is called \"%1\". There are: %2.")
                               .arg(toQt(value->name), listText(m_names));
            return read;
        }
        if (std::ranges::find(read.values, value->name, &ExtentValue::name) != read.values.end()) {
            read.refusal = tr("\"%1\" is there twice.").arg(toQt(value->name));
            return read;
        }
        read.values.push_back(*value);
    }
    return read;
}

/// While one writes, what is not whole yet is no mistake.
void CostsPanel::readExtents(bool isWriting)
{
    m_extentsPause.stop();
    const ReadExtents read = extentsIn(m_extents->text());
    if (isWriting && !read.refusal.isEmpty())
        return;
    refuseExtents(read.refusal);
    if (read.refusal.isEmpty())
        emit extentsChosen(read.values);
}

/// What counts stays as it was.
void CostsPanel::refuseExtents(const QString& why)
{
    m_refusal->setText(why);
    m_refusal->setHidden(why.isEmpty());
}

/// How two numbers are written, where there are two.
QString CostsPanel::exampleText() const
{
    QStringList parts;
    for (std::size_t at = 0; at < std::min<std::size_t>(m_names.size(), 2); ++at)
        parts.append(QStringLiteral("%1=8").arg(toQt(m_names[at])));
    return tr("For example %1").arg(parts.join(QStringLiteral(", ")));
}

void CostsPanel::show(const CostsOrder& order)
{
    m_order = order;
    m_isStale = true;
    if (isVisible())
        renew();
    else
        m_job.cancel();
}

void CostsPanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    if (m_isStale)
        renew();
}

void CostsPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool isLow = event->size().height() < lowPanel;
    m_summary->setInOneLine(isLow);
    m_sentence->setInOneLine(isLow);
}

bool CostsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        fitName();
    return QFrame::eventFilter(watched, event);
}

/// As wide as what the others leave.
void CostsPanel::fitName()
{
    QHeaderView& header = *m_tree->header();
    const int others = header.length() - header.sectionSize(CostsRows::Name);
    header.resizeSection(CostsRows::Name,
                         std::max(leastName, m_tree->viewport()->width() - others));
}

void CostsPanel::renew()
{
    m_isStale = false;
    const bool isCosted = m_order.answer && m_order.answer->costs && m_order.costs;
    if (!isCosted) {
        m_job.cancel();
        take(nullptr);
        return;
    }
    m_job.start([order = m_order](const CancelToken& cancel,
                                  ProgressSink&) { return makeCosts(order, cancel); },
                [this](std::shared_ptr<const CostsContent> content) {
                    if (content)
                        take(std::move(content));
                });
}

void CostsPanel::take(std::shared_ptr<const CostsContent> content)
{
    const bool isSameModel = m_content && content
        && areOfOneModel(*m_content->of.answer->graph, *content->of.answer->graph);
    const QString current = isSameModel ? subjectOf(m_tree->currentIndex()).key : QString();
    m_selection.clear();
    if (!isSameModel)
        m_asked.clear();
    m_content = std::move(content);
    m_pages->setCurrentIndex(m_content ? 1 : 0);
    if (!m_content) {
        tellEmptiness();
        return;
    }
    const CostsRows rows(*m_content);
    rows.fill(*m_model);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        m_tree->setFirstColumnSpanned(row, {}, true);
        const QModelIndex group = m_model->index(row, 0);
        for (int each = 0; each < m_model->rowCount(group); ++each) {
            if (kindOf(m_model->index(each, 0, group)) == CostsRows::Kind::Figure)
                m_tree->setFirstColumnSpanned(each, group, true);
        }
        m_tree->expand(group);
    }
    fitName();
    m_summary->setText(rows.summary(listText(m_openNames)));
    m_roofline->show(m_content->roof, m_content->facts.points);
    setCurrentKey(*m_tree, current);
    showSentence();
    // Their sections may be others by now, and those of that number.
    if (!m_asked.empty() && (current.isEmpty() || current.startsWith(QStringLiteral("fold "))))
        select(std::vector(m_asked));
}

void CostsPanel::tellEmptiness()
{
    if (m_order.answer && m_order.answer->graph)
        m_empty->tell(tr("No machine"),
                      tr("Choose a machine above to see what the sections cost on it at least, "
                         "what they wait for, and whether they fit on the chip."));
    else
        m_empty->tell(tr("No model"), tr("Open a model to see what its sections cost."));
}

void CostsPanel::select(const std::vector<NodeId>& nodes)
{
    if (!m_content || nodes.empty())
        return;
    m_asked = nodes;
    const MadePartition& made = *m_content->of.shown;
    const NodeId node = nodes.front();
    if (node.index >= made.partition.sectionOf.size())
        return;
    if (auto folds = CostsRows(*m_content).foldsOf(nodes); folds.size() > 1) {
        m_roofline->setSelectedFolds(std::move(folds));
        m_tree->selectionModel()->clear();
        m_selection = nodes;
        showSentence();
        return;
    }
    selectFold(made.folding.foldOf[made.partition.sectionOf[node.index]]);
}

void CostsPanel::selectFold(std::uint32_t fold)
{
    m_roofline->setSelectedFold(fold);
    setCurrentKey(*m_tree, QStringLiteral("fold %1").arg(fold));
}

void CostsPanel::pickFold(quint32 fold)
{
    if (!m_content)
        return;
    const std::vector<NodeId> nodes = nodesOfFold(*m_content->of.shown, fold);
    if (!nodes.empty())
        emit nodesPicked(nodes, nodes.front());
}

void CostsPanel::setClassPalette(ClassPalette palette)
{
    m_roofline->setClassPalette(palette);
}

QString CostsPanel::sentence() const
{
    const QModelIndex index = m_tree->currentIndex();
    if (!m_content)
        return {};
    const CostsRows rows(*m_content);
    if (!m_selection.empty())
        return rows.selectionSentence(m_selection);
    return index.isValid() ? rows.sentence(kindOf(index), numberOf(index)) : QString();
}

void CostsPanel::showSentence()
{
    m_sentence->setText(sentence());
    const auto fold = currentFold();
    m_accountButton->setVisible(fold.has_value());
    if (m_account && fold)
        tellAccount(*fold);
}

std::optional<std::uint32_t> CostsPanel::currentFold() const
{
    const QModelIndex index = m_tree->currentIndex();
    if (!m_content || !index.isValid() || kindOf(index) != CostsRows::Kind::Fold)
        return std::nullopt;
    return static_cast<std::uint32_t>(numberOf(index));
}

void CostsPanel::openAccount()
{
    const auto fold = currentFold();
    if (!fold)
        return;
    if (!m_account) {
        m_account = new AccountDialog(window());
        connect(m_account, &AccountDialog::nodePicked, this,
                [this](NodeId node) { emit nodesPicked({node}, node); });
    }
    tellAccount(*fold);
    m_account->show();
    m_account->raise();
    m_account->activateWindow();
}

void CostsPanel::tellAccount(std::uint32_t fold)
{
    const FusionAnswer& answer = *m_content->of.answer;
    const MadePartition& made = *m_content->of.shown;
    m_account->setAccount(accountOf(*answer.graph, answer.rules, {}, made, m_content->costs,
                                    made.folding.folds[fold].first),
                          answer.graph);
}

} // namespace fusewright
