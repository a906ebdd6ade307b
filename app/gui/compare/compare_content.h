// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/compare/compare_picture.h"
#include "widgets/base/job_slot.h"
#include "widgets/canvas/canvas_classes.h"
#include "widgets/diff/side_by_side.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

class Workspace;

/// What one pane shows.
struct PaneView {
    std::shared_ptr<const Picture> picture;
    CanvasClasses classes;       ///< By kind of change.
    std::vector<QString> titles; ///< By section.
};

/// What the panes show at one moment; all of it belongs together.
struct CompareView {
    std::shared_ptr<const SideBySide> sides;
    std::shared_ptr<const SharedGroups> shared;
    std::shared_ptr<const Picture> picture; ///< All panes have its positions.
    std::vector<PaneView> panes;            ///< From the left.
};

/// Makes what is compared, off the GUI thread, and only while somebody wants to see it.
///
/// It remembers the rules as they were before they were edited the last time.
class CompareContent : public QObject {
    Q_OBJECT

public:
    using Sizes = std::function<CardSizes(const Graph&)>;
    CompareContent(Workspace& workspace, Sizes sizes, QObject* parent = nullptr);

    /// While it is not wanted nothing is made.
    void setWanted(bool isWanted);
    void setSides(std::vector<Side> sides);
    /// Whether of what repeats only one block is drawn, as it is at first.
    void setFolded(bool isFolded);
    const std::vector<Side>& sides() const { return m_sides; }
    /// Rules files that can be a side, the one added last first.
    const std::vector<std::string>& files() const { return m_files; }
    void addFile(const std::string& path);
    /// Whether the rules were other ones before.
    bool hasBefore() const { return m_before != nullptr; }

    /// Null before there is a first one and while no model is open.
    const CompareView* view() const { return m_view.get(); }
    /// Not so while another model is compared: the pictures are still of the one before.
    bool isOfModel() const;
    JobSlot& job() { return m_job; }
    /// Keeps what there is.
    void cancel() { m_job.cancel(); }
    /// Sizes of cards changed.
    void layOutAgain();

signals:
    /// `view()` is another one.
    void changed();

private:
    void takeAnswer();
    void renew();
    void take(std::shared_ptr<const CompareView> view);

    Workspace& m_workspace;
    Sizes m_sizes;
    std::vector<Side> m_sides{Side::O0, Side::O1, Side::O3};
    std::vector<std::string> m_files;
    std::shared_ptr<const FusionAnswer> m_answer;
    std::shared_ptr<const FusionAnswer> m_before;
    QElapsedTimer m_edited; ///< Since the sections changed the last time.
    std::shared_ptr<const CompareView> m_view;
    bool m_isWanted = false;
    bool m_isStale = true; ///< What is there is not what is to be seen.
    bool m_isFolded = true;
    bool m_isResized = false;            ///< Cards are drawn otherwise than in the picture.
    JobSlot m_job{JobPriority::Picture}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
