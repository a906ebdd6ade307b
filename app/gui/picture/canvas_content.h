// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/picture/canvas_choice.h"
#include "engine/layout/picture_request.h"
#include "engine/partition/made_partition.h"
#include "widgets/base/job_slot.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace fusewright {

class CanvasScene;
class Workspace;
struct FusionAnswer;
struct HardwareCosts;

/// What a canvas shows at one moment; all of it belongs together.
struct CanvasView {
    std::shared_ptr<const Graph> graph;
    std::shared_ptr<const FusionAnswer> fusion; ///< The rules that it is of; never null.
    std::shared_ptr<const MadePartition> made;  ///< Of the chosen mode.
    std::shared_ptr<const HardwareCosts> costs; ///< Of them on a machine; null without one.
    CanvasChoice choice;
    std::shared_ptr<const TitledGroups> groups;
    std::shared_ptr<const NodeClasses> classes;
    std::shared_ptr<const Picture> picture;
    std::shared_ptr<const CanvasScene> scene; ///< Of the picture; without colours yet.
    std::size_t automaticSections = 0;        ///< How many there are in mode o3.
    std::size_t sectionsAlone = 0;            ///< In mode o0.
    std::size_t withoutNumbers = 0;           ///< Operators that o3 leaves alone for want of them.

    /// How many sections there are in a mode.
    std::size_t sectionCount(FusionMode mode) const;
};

/// Makes what the canvas shows, off the GUI thread, whenever model, rules or choice change.
///
/// A picture is laid out anew only when something else is to be drawn; colours cost less. That of a
/// large model does not wait for its sections.
class CanvasContent : public QObject {
    Q_OBJECT

public:
    using Sizes = std::function<CardSizes(const Graph&)>;
    CanvasContent(Workspace& workspace, Sizes sizes, QObject* parent = nullptr);

    const CanvasChoice& choice() const { return m_choice; }
    void setChoice(const CanvasChoice& choice);
    /// The model that the choice was made for: another one does not get its groups.
    const QString& modelPath() const { return m_modelPath; }
    void restore(const CanvasChoice& choice, const QString& modelPath);
    void toggleGroup(std::uint32_t group);
    /// Opens what the operator is in; false where nothing of that is closed.
    bool openAround(NodeId node);
    /// Whether the picture shows it as part of a closed group only.
    bool isClosedAround(NodeId node) const { return !closedAround(node).empty(); }
    /// Where repeats are folded, those around an operator show the block that it is in.
    void showBlockOf(NodeId node);
    /// Null before there is a first one and while no model is open.
    const CanvasView* view() const { return m_view.get(); }
    JobSlot& job() { return m_job; }
    /// Keeps the picture as it is.
    void cancel();
    /// Sizes of cards changed.
    void layOutAgain();

signals:
    /// `view()` is another one; `isLaidOut` when its picture is.
    void changed(bool isLaidOut);
    void choiceChanged();
    /// Sections come in the place of closed modules: another picture, which begins whole.
    void overviewLeft();

private:
    std::vector<std::uint32_t> closedAround(NodeId node) const;
    void meetModel();
    void leaveOverview();
    void renew();
    CardSizes sizesFor(const std::shared_ptr<const Graph>& graph);
    void drawFirst();
    void take(CanvasView view);

    Workspace& m_workspace;
    Sizes m_sizes;
    CardSizes m_lastSizes;
    std::shared_ptr<const Graph> m_sizedGraph; ///< That these are of; null where they are old.
    CanvasChoice m_choice;
    std::shared_ptr<const CanvasView> m_view;
    QString m_modelPath;                 ///< Of the model that the choice was made for.
    std::vector<NodeId> m_blocks;        ///< Operators whose blocks are shown, the last one last.
    bool m_isFirst = false;              ///< What is being made is the picture without sections.
    bool m_isOverview = false;           ///< Modules are closed only because there are no rules.
    bool m_isStale = false;              ///< Sizes of cards are others than those of the picture.
    JobSlot m_job{JobPriority::Picture}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
