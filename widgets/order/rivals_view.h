// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/column_room.h"
#include "widgets/document/rule_key.h"
#include "widgets/order/matrix_table.h"
#include "widgets/order/order_facts.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace fusewright {

class RivalModel;
class RivalryMatrix;

/// Who competes with whom: the rivals of one rule as a list, and all rules as a matrix. Where there
/// is room for both both are shown.
class RivalsView : public QWidget {
    Q_OBJECT

public:
    explicit RivalsView(const Theme& theme, QWidget* parent = nullptr);

    /// Without facts nothing is shown. The rival that was chosen stays so, by its name.
    void show(const std::shared_ptr<const OrderFacts>& facts, std::optional<std::uint32_t> rule);
    MatrixTable& matrix() { return *m_matrixTable; }
    void showMatrix(bool isWanted);
    /// What is said about the rule, or about the pair.
    QString aboutText() const;

signals:
    /// The user went to another rule.
    void ruleChosen(quint32 rule);
    /// What both want is to be seen.
    void rivalPicked(quint32 rule, quint32 rival);
    /// What the rule and any other want is to be seen.
    void rulePicked(quint32 rule);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createList();
    QWidget* createMatrix();
    QToolButton* createSwitch(const QString& text, const QString& tip, bool showsMatrix);
    void arrange();
    void takePair(const RulePair& pair);
    void chooseRival(std::optional<std::uint32_t> rival);
    void showPair();
    void tell();
    std::optional<std::uint32_t> rival() const;

    RivalModel* m_rivals;
    RivalryMatrix* m_matrix;
    QuietTable* m_rivalTable;
    MatrixTable* m_matrixTable;
    QLabel* m_about;
    QLabel* m_axes;
    QWidget* m_switches;
    std::optional<YieldingColumns> m_columns; ///< Of the list; made with its model.
    QWidget* m_list;
    QWidget* m_square;
    QToolButton* m_listSwitch = nullptr;
    QToolButton* m_matrixSwitch = nullptr;
    std::shared_ptr<const OrderFacts> m_facts;
    std::optional<std::uint32_t> m_rule;
    RuleKey m_rival; ///< The one that was chosen.
    bool m_isShowing = false;
};

} // namespace fusewright
