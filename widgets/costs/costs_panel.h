// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/with_extents.h"
#include "widgets/base/class_colors.h"
#include "widgets/base/job_slot.h"
#include "widgets/costs/costs_content.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QModelIndex;
class QStackedLayout;
class QStandardItemModel;
class QToolButton;
class QTreeView;

namespace fusewright {

class AccountDialog;
class ChoiceBox;
class EmptyPage;
class ExtentSliders;
class FittedText;
class HardwareCatalogue;
class RooflineView;
class Theme;

/// What sections cost on a machine at least: a list, a roofline, the figures of the machine with
/// their sources. It says what was chosen and picked.
class CostsPanel : public QFrame {
    Q_OBJECT

public:
    explicit CostsPanel(const Theme& theme, QWidget* parent = nullptr);

    /// The machines to choose from.
    void setMachines(std::shared_ptr<const HardwareCatalogue> machines);
    /// As somebody else chose; empty for none.
    void setMachine(const QString& name);
    void setExtents(const std::vector<std::string>& names, const std::vector<ExtentValue>& values);
    /// What is on screen; of an answer without a machine nothing is told. A hidden panel waits.
    void show(const CostsOrder& order);
    /// Those of one of these operators are marked.
    void select(const std::vector<NodeId>& nodes);
    void setClassPalette(ClassPalette palette);
    const CostsContent* content() const { return m_content.get(); }
    JobSlot& job() { return m_job; }

signals:
    void machineChosen(const QString& name);
    void extentsChosen(const std::vector<fusewright::ExtentValue>& extents);
    /// Operators of the graph on screen, and the one to look at.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What somebody wrote, or why it cannot count.
    struct ReadExtents {
        std::vector<ExtentValue> values;
        QString refusal;
    };

    void layOut();
    void fitName();
    void renew();
    void take(std::shared_ptr<const CostsContent> content);
    void tellEmptiness();
    ReadExtents extentsIn(QString text) const;
    void readExtents(bool isWriting);
    void refuseExtents(const QString& why);
    QString exampleText() const;
    void pickFold(quint32 fold);
    void selectFold(std::uint32_t fold);
    QString sentence() const;
    std::optional<std::uint32_t> currentFold() const;
    void showSentence();
    void openAccount();
    void tellAccount(std::uint32_t fold);

    std::shared_ptr<const HardwareCatalogue> m_machines;
    std::vector<std::string> m_names;     ///< Of the model's extents.
    std::vector<std::string> m_openNames; ///< Those without a number.
    ChoiceBox* m_machine;
    QLineEdit* m_extents;
    QTimer m_extentsPause; ///< Until what is written counts.
    ExtentSliders* m_sliders;
    QLabel* m_refusal; ///< Why the numbers that are written do not count.
    FittedText* m_summary;
    QTreeView* m_tree;
    QStandardItemModel* m_model;
    RooflineView* m_roofline;
    FittedText* m_sentence;
    QToolButton* m_accountButton;
    QPointer<AccountDialog> m_account; ///< Of the selected fold, while it is open.
    EmptyPage* m_empty;
    QStackedLayout* m_pages;
    CostsOrder m_order;
    bool m_isStale = false; ///< What is told is not of the order.
    std::shared_ptr<const CostsContent> m_content;
    std::vector<NodeId> m_asked;     ///< What was selected last.
    std::vector<NodeId> m_selection; ///< Operators of several folds; none where a row is selected.
    JobSlot m_job{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
