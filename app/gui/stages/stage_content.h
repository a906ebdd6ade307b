// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/correspondence.h"
#include "widgets/base/job_slot.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/card_sizes.h"

#include <QObject>

#include <array>
#include <functional>
#include <memory>
#include <span>

namespace fusewright {

class Workspace;
struct Rewriting;

/// Two moments of a rewriting: how many stages have run in each of them.
struct StagePair {
    std::size_t before = 0;
    std::size_t after = 0;

    bool operator==(const StagePair&) const = default;
};

/// The graph at one moment, as it is drawn; what differs from the other one has a class.
struct StagePicture {
    std::shared_ptr<const Graph> graph;
    std::shared_ptr<const Picture> picture;
    CanvasScene scene; ///< Of the picture.
};

/// What two moments of a rewriting look like; all of it belongs together.
struct StageView {
    std::shared_ptr<const Rewriting> rewriting;
    StagePair pair; ///< The earlier one first.
    Correspondence map = Correspondence::identity(0);
    std::array<StagePicture, 2> pictures;

    const Graph& graph(std::size_t side) const { return *pictures[side].graph; }
    std::span<const ChangedNodes> changes() const { return map.changes(); }
    /// What operators of one side are on the other one, ascending; those that only came or went
    /// are nothing there.
    std::vector<NodeId> across(std::size_t side, std::span<const NodeId> nodes) const;
    /// The nearest operator of the other side that stands for one of this: itself, what it became,
    /// or that of one close to it in the order of the graph. Invalid for none.
    NodeId nearest(std::size_t side, NodeId node) const;

private:
    /// The change that an operator of a side is part of; null where it is on both.
    const ChangedNodes* changeAt(std::size_t side, NodeId node) const
    {
        return side == 0 ? map.changeOf(node) : map.changeTo(node);
    }
    NodeId sameAs(std::size_t side, NodeId node) const
    {
        return side == 0 ? map.after(node) : map.before(node);
    }
};

/// Makes the pictures of a rewriting before and after, off the GUI thread, and only while somebody
/// wants to see them.
class StageContent : public QObject {
    Q_OBJECT

public:
    using Sizes = std::function<CardSizes(const Graph&)>;
    StageContent(Workspace& workspace, Sizes sizes, QObject* parent = nullptr);

    /// While it is not wanted nothing is made.
    void setWanted(bool isWanted);
    /// The first and the last moment unless others are chosen.
    void setPair(StagePair pair);
    void usePairOfAll();
    /// Within the stages that there are.
    StagePair pair() const;

    /// Null before there is a first one, and while nothing rewrites.
    const StageView* view() const { return m_view.get(); }
    JobSlot& job() { return m_job; }
    /// Keeps what there is.
    void cancel() { m_job.cancel(); }
    /// Sizes of cards changed.
    void layOutAgain();

signals:
    /// `view()` is another one.
    void changed();

private:
    std::shared_ptr<const Rewriting> rewriting() const;
    void renew();
    void take(std::shared_ptr<const StageView> view);

    Workspace& m_workspace;
    Sizes m_sizes;
    StagePair m_pair;
    bool m_isAll = true;
    bool m_isWanted = false;
    bool m_isResized = false; ///< Sizes of cards are others than those of the pictures.
    std::shared_ptr<const StageView> m_view;
    JobSlot m_job{JobPriority::Picture}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
