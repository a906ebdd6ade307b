// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern.h"
#include "widgets/base/job_slot.h"
#include "widgets/inspector/node_page.h"

#include <QFrame>

#include <memory>
#include <vector>

class QUrl;

namespace fusewright {

class ModelDocument;
class PageBrowser;
class Theme;
struct FusionAnswer;
struct PageLink;
struct SelectionFacts;

/// All about what is selected: a node, a value, a section, a match, several operators; or about the
/// graph when nothing is.
class InspectorPanel : public QFrame {
    Q_OBJECT

public:
    InspectorPanel(ModelDocument& document, const Theme& theme, QWidget* parent = nullptr);
    ~InspectorPanel() override;

    /// What the rules do; may be null. It is shown where it is about the graph on screen.
    void setFusion(std::shared_ptr<const FusionAnswer> fusion);
    /// Sections of another mode than that of the rules, which are on screen now; null for these.
    void setShown(const QString& mode, std::shared_ptr<const MadePartition> made);
    void showValue(ValueId value);
    /// One operator gets its own page.
    void showNodes(std::vector<NodeId> nodes);
    /// Sections and folds are numbered as in the fusion that was set last.
    void showSection(std::uint32_t section);
    void showFold(std::uint32_t fold);
    void showMatch(std::uint32_t section);

    QString text() const;
    /// What is selected on the page, or all of it.
    QString copyText() const;

public slots:
    void copy() const;

signals:
    /// Wants to be seen in the text.
    void entryRequested(quint32 rule, quint32 pattern, fusewright::EntryId entry);
    void ruleRequested(quint32 rule);
    /// Was selected by a link.
    void nodeRequested(fusewright::NodeId node);
    /// Operators to show, and the one to look at.
    void nodesRequested(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What a page is about. Sections have other numbers in another answer, so an operator of
    /// theirs stands for them.
    struct Subject {
        enum class Kind { Place, Value, Section, Fold, Match, Nodes };
        Kind kind = Kind::Place;
        NodeId node;
        ValueId value;
        std::shared_ptr<const SelectionFacts> selection;
    };

    const FusionAnswer* fusion() const;
    NodePage::Shown shown() const;
    void showPlace();
    void open(Subject subject);
    void openSection(Subject::Kind kind, std::uint32_t section);
    void goBack();
    void render();
    bool isNarrow() const;
    QString page() const;
    QString sectionPage() const;
    void follow(const QUrl& target);
    void followInModel(const PageLink& link);
    void requestOperators();
    void showMenu(const QPoint& at);

    ModelDocument& m_document;
    const Theme& m_theme;
    PageBrowser* m_page;
    std::shared_ptr<const FusionAnswer> m_fusion;
    NodePage::Shown m_shown;
    Subject m_subject;
    std::vector<Subject> m_before; ///< Pages to go back to.
    bool m_wasNarrow = false;
    JobSlot m_job{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
