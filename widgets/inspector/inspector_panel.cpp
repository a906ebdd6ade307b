// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/inspector_panel.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/page_browser.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/inspector/fold_page.h"
#include "widgets/inspector/graph_page.h"
#include "widgets/inspector/match_page.h"
#include "widgets/inspector/node_page.h"
#include "widgets/inspector/page_writer.h"
#include "widgets/inspector/section_page.h"
#include "widgets/inspector/selection_facts.h"
#include "widgets/inspector/selection_page.h"
#include "widgets/inspector/value_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

InspectorPanel::InspectorPanel(ModelDocument& document, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_document(document), m_theme(theme), m_page(new PageBrowser)
{
    setObjectName(QStringLiteral("panel"));
    m_page->setAccessibleName(tr("Inspector"));
    m_page->setOpenLinks(false);
    m_page->setUndoRedoEnabled(false);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->document()->setDocumentMargin(3 * grid);
    m_page->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_page->setContextMenuPolicy(Qt::CustomContextMenu);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid, 0, 0, 0);
    column->addWidget(m_page);

    connect(m_page, &QTextBrowser::anchorClicked, this, &InspectorPanel::follow);
    connect(m_page, &QWidget::customContextMenuRequested, this, &InspectorPanel::showMenu);
    connect(&document, &ModelDocument::nodeChanged, this, &InspectorPanel::showPlace);
    connect(&document, &ModelDocument::modelClosed, this, &InspectorPanel::showPlace);
    connect(&theme, &Theme::changed, this, &InspectorPanel::render);
}

InspectorPanel::~InspectorPanel() = default;

QString InspectorPanel::text() const
{
    return m_page->toPlainText();
}

QString InspectorPanel::copyText() const
{
    const QString selected = m_page->textCursor().selection().toPlainText();
    return selected.isEmpty() ? text() : selected;
}

void InspectorPanel::copy() const
{
    QGuiApplication::clipboard()->setText(copyText());
}

void InspectorPanel::showMenu(const QPoint& at)
{
    const std::unique_ptr<QMenu> menu(m_page->createStandardContextMenu(at));
    menu->addSeparator();
    connect(menu->addAction(tr("Copy page")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(text()); });
    menu->exec(m_page->viewport()->mapToGlobal(at));
}

/// Null where it is about another graph than the one on screen.
const FusionAnswer* InspectorPanel::fusion() const
{
    const bool isHere = m_fusion && m_fusion->graph && m_fusion->graph == m_document.graph()
        && m_fusion->made.partition.sectionOf.size() == m_fusion->graph->nodeCount();
    return isHere ? m_fusion.get() : nullptr;
}

void InspectorPanel::setFusion(std::shared_ptr<const FusionAnswer> fusion)
{
    m_fusion = std::move(fusion);
    const int scrolled = m_page->verticalScrollBar()->value();
    render();
    m_page->verticalScrollBar()->setValue(scrolled);
}

void InspectorPanel::setShown(const QString& mode, std::shared_ptr<const MadePartition> made)
{
    if (mode == m_shown.mode && made == m_shown.made)
        return;
    m_shown = {mode, std::move(made)};
    setFusion(m_fusion);
}

/// Nothing where it is about another graph than the one on screen.
NodePage::Shown InspectorPanel::shown() const
{
    const bool isHere = fusion() && m_shown.made
        && m_shown.made->partition.sectionOf.size() == m_document.graph()->nodeCount();
    return isHere ? m_shown : NodePage::Shown();
}

void InspectorPanel::showPlace()
{
    m_job.cancel();
    m_before.clear();
    m_subject = {};
    render();
}

void InspectorPanel::showValue(ValueId value)
{
    if (m_document.isOpen() && value.index < m_document.graph()->valueCount())
        open({.kind = Subject::Kind::Value, .node = {}, .value = value, .selection = nullptr});
}

void InspectorPanel::showNodes(std::vector<NodeId> nodes)
{
    if (!m_document.isOpen())
        return;
    const auto& graph = m_document.graph();
    std::erase_if(nodes, [&](NodeId node) { return node.index >= graph->nodeCount(); });
    if (nodes.size() < 2) {
        if (!nodes.empty())
            m_document.selectNode(nodes.front());
        showPlace();
        return;
    }
    m_job.start(
        [graph, nodes = std::move(nodes)](const CancelToken&, ProgressSink&) {
            return std::make_shared<const SelectionFacts>(gatherSelection(*graph, nodes));
        },
        [this, graph](std::shared_ptr<const SelectionFacts> facts) {
            if (graph == m_document.graph())
                open({.kind = Subject::Kind::Nodes,
                      .node = {},
                      .value = {},
                      .selection = std::move(facts)});
        });
}

void InspectorPanel::showSection(std::uint32_t section)
{
    openSection(Subject::Kind::Section, section);
}

void InspectorPanel::showFold(std::uint32_t fold)
{
    if (fusion() && fold < fusion()->made.folding.folds.size())
        openSection(Subject::Kind::Fold, fusion()->made.folding.folds[fold].first);
}

void InspectorPanel::showMatch(std::uint32_t section)
{
    openSection(Subject::Kind::Match, section);
}

void InspectorPanel::openSection(Subject::Kind kind, std::uint32_t section)
{
    if (!fusion() || section >= fusion()->made.partition.sections.size())
        return;
    open({.kind = kind,
          .node = fusion()->made.partition.sections[section].nodes.front(),
          .value = {},
          .selection = nullptr});
}

void InspectorPanel::open(Subject subject)
{
    m_before.push_back(std::move(m_subject));
    m_subject = std::move(subject);
    render();
}

void InspectorPanel::goBack()
{
    if (m_before.empty())
        return;
    m_subject = std::move(m_before.back());
    m_before.pop_back();
    render();
}

void InspectorPanel::render()
{
    if (!m_document.isOpen()) {
        m_page->clear();
        return;
    }
    PageWriter head(m_theme);
    if (!m_before.empty())
        head.item(head.link({.kind = PageLink::Kind::Back}, tr("‹ Back")));
    const QString all = head.html() + page();
    m_page->setHtml(isNarrow() ? PageWriter::inOneColumn(all) : all);
}

bool InspectorPanel::isNarrow() const
{
    constexpr int leastForColumns = 56 * grid;
    return width() < leastForColumns;
}

void InspectorPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (std::exchange(m_wasNarrow, isNarrow()) != isNarrow())
        render();
}

QString InspectorPanel::page() const
{
    const Graph& graph = *m_document.graph();
    switch (m_subject.kind) {
    case Subject::Kind::Value:
        return ValuePage::html(graph, m_subject.value, m_theme, fusion());
    case Subject::Kind::Nodes:
        return SelectionPage::html(graph, *m_subject.selection, m_theme);
    case Subject::Kind::Section:
    case Subject::Kind::Fold:
    case Subject::Kind::Match:
        return sectionPage();
    case Subject::Kind::Place:
        break;
    }
    return m_document.node().isValid()
        ? NodePage::html(graph, m_document.node(), m_theme, fusion(), shown())
        : GraphPage::html(graph, m_theme);
}

/// The page of the section that the operator is in now.
QString InspectorPanel::sectionPage() const
{
    if (!fusion())
        return NodePage::html(*m_document.graph(), m_subject.node, m_theme);
    const MadePartition& made = fusion()->made;
    const std::uint32_t section = made.partition.sectionOf[m_subject.node.index];
    if (m_subject.kind == Subject::Kind::Fold)
        return FoldPage::html(*fusion(), made.folding.foldOf[section], m_theme);
    if (m_subject.kind == Subject::Kind::Match && made.partition.sections[section].match)
        return MatchPage::html(*fusion(), section, m_theme);
    return SectionPage::html(*fusion(), section, m_theme);
}

void InspectorPanel::follow(const QUrl& target)
{
    const PageLink link = PageLink::fromText(target.toString());
    if (!link.isValid || !m_document.isOpen())
        return;
    switch (link.kind) {
    case PageLink::Kind::Node:
    case PageLink::Kind::Nested:
        followInModel(link);
        break;
    case PageLink::Kind::Value:
        showValue(ValueId(link.index));
        break;
    case PageLink::Kind::Section:
        showSection(link.index);
        break;
    case PageLink::Kind::Fold:
        showFold(link.index);
        break;
    case PageLink::Kind::Match:
        showMatch(link.index);
        break;
    case PageLink::Kind::Rule:
        emit ruleRequested(link.index);
        break;
    case PageLink::Kind::Entry:
        emit entryRequested(link.index, link.pattern, EntryId(link.entry));
        break;
    case PageLink::Kind::Operators:
        requestOperators();
        break;
    case PageLink::Kind::Back:
        goBack();
        break;
    }
}

void InspectorPanel::followInModel(const PageLink& link)
{
    const Graph& graph = *m_document.graph();
    if (link.kind == PageLink::Kind::Nested) {
        if (link.index < graph.nested().size())
            m_document.enterNested(link.index);
        return;
    }
    if (link.index >= graph.nodeCount())
        return;
    const NodeId node(link.index);
    // Selecting what is selected already changes nothing, but its page is what was asked for.
    if (m_document.node() == node)
        showPlace();
    m_document.selectNode(node);
    emit nodeRequested(node);
}

/// Of the section on the page, or of all sections of its fold.
void InspectorPanel::requestOperators()
{
    if (!fusion() || !m_subject.node.isValid())
        return;
    const Partition& partition = fusion()->made.partition;
    const std::vector<std::uint32_t>& foldOf = fusion()->made.folding.foldOf;
    const std::uint32_t section = partition.sectionOf[m_subject.node.index];
    std::vector<NodeId> nodes = partition.sections[section].nodes;
    for (std::uint32_t at = 0; m_subject.kind == Subject::Kind::Fold && at < foldOf.size(); ++at) {
        if (at != section && foldOf[at] == foldOf[section])
            nodes.insert(nodes.end(), partition.sections[at].nodes.begin(),
                         partition.sections[at].nodes.end());
    }
    std::ranges::sort(nodes);
    emit nodesRequested(nodes, m_subject.node);
}

} // namespace fusewright
