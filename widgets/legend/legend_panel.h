// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/node_classes.h"
#include "widgets/base/class_colors.h"

#include <QFrame>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace fusewright {

class LegendModel;
class LegendView;
class Theme;

/// What the user chose in a legend, for the caller to remember.
struct LegendState {
    Coloring coloring = Coloring::Rule;
    std::map<Coloring, QStringList> hidden; ///< Names of classes.

    bool operator==(const LegendState&) const = default;
};

/// By what operators are told apart, what each colour means, and which classes are shown.
///
/// It does not make classes: it asks for them with `coloringChosen` and is given them.
class LegendPanel : public QFrame {
    Q_OBJECT

public:
    explicit LegendPanel(const Theme& theme, QWidget* parent = nullptr);

    /// `isStale` is by class: the rule is broken, this is how it was before. May be shorter. What
    /// is hidden or picked is found again by name. Late classes, by something else than what is
    /// chosen by now, are not shown.
    void setClasses(const NodeClasses& classes, const std::vector<bool>& isStale = {});
    /// No model is open.
    void clear();
    void setClassPalette(ClassPalette palette);

    Coloring coloring() const { return m_state.coloring; }
    /// Says so when it is another one.
    void setColoring(Coloring coloring);
    LegendState state() const { return m_state; }
    void restore(const LegendState& state);

    /// Classes by number, `noClass` for what is in none.
    std::vector<std::uint32_t> hiddenClasses() const;
    std::optional<std::uint32_t> pickedClass() const { return m_picked; }
    /// As when the user picks it.
    void pick(std::optional<std::uint32_t> number);
    void showAll();

signals:
    void coloringChosen(fusewright::Coloring coloring);
    void classesHidden(const std::vector<std::uint32_t>& hidden);
    /// Nothing when none is picked any more.
    void classPicked(std::optional<std::uint32_t> number);
    void stateChanged();

private:
    QWidget* createHead(const Theme& theme);
    QWidget* createFoot(const Theme& theme);
    void chooseColoring(int index);
    void takeHidden();
    void announceHidden(const std::vector<std::uint32_t>& before);
    void takePick();
    void showFoot();
    void showEmptyText();
    QString emptyText() const;

    LegendState m_state;
    bool m_hasModel = false;
    std::optional<std::uint32_t> m_picked;
    LegendModel* m_model;
    LegendView* m_view;
    QComboBox* m_coloring = nullptr;
    QWidget* m_foot = nullptr;
    QLabel* m_hiddenCount = nullptr;
    QLabel* m_empty = nullptr;
};

} // namespace fusewright
