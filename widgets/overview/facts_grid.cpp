// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/facts_grid.h"

#include "engine/session/model_session.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QGridLayout>

namespace fusewright {

namespace {

constexpr int factsInARow = 4;

} // namespace

FactsGrid::FactsGrid(const Theme& theme, QWidget* parent) : QWidget(parent)
{
    auto* cells = new QGridLayout(this);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setHorizontalSpacing(2 * grid);
    cells->setVerticalSpacing(0);
    for (int at = 0; at < static_cast<int>(m_facts.size()); ++at) {
        Fact& fact = m_facts[static_cast<std::size_t>(at)];
        fact.number = new QLabel;
        fact.number->setFont(theme.font(TypeStep::Strong));
        fact.caption = new QLabel;
        fact.caption->setFont(theme.font(TypeStep::Small));
        fact.caption->setObjectName(QStringLiteral("quiet"));
        fact.caption->setContentsMargins(0, 0, 0, 2 * grid);
        const int row = at / factsInARow * 2;
        cells->addWidget(fact.number, row, at % factsInARow);
        cells->addWidget(fact.caption, row + 1, at % factsInARow);
    }
    for (int column = 0; column < factsInARow; ++column)
        cells->setColumnStretch(column, 1);
}

void FactsGrid::show(const ModelFacts& facts)
{
    const auto n = [](std::size_t count) { return static_cast<int>(count); };
    set(m_facts[0], facts.nodes, tr("operators", nullptr, n(facts.nodes)));
    set(m_facts[1], facts.edges, tr("edges", nullptr, n(facts.edges)));
    set(m_facts[2], facts.inputs, tr("inputs", nullptr, n(facts.inputs)));
    set(m_facts[3], facts.outputs, tr("outputs", nullptr, n(facts.outputs)));
    set(m_facts[4], facts.parameters, tr("parameters", nullptr, n(facts.parameters)));
    set(m_facts[5], facts.modules, tr("modules", nullptr, n(facts.modules)));
    set(m_facts[6], facts.nested.size(), tr("nested", nullptr, n(facts.nested.size())));
    set(m_facts[7], facts.unknownOperators, tr("unknown", nullptr, n(facts.unknownOperators)));
    const QString weights = tr("The file lists %n of them as inputs; their names and uses show "
                               "that they are weights",
                               nullptr, n(facts.weightInputs));
    m_facts[4].caption->setToolTip(facts.weightInputs == 0 ? QString() : weights);
    m_facts[6].caption->setToolTip(tr("Graphs inside operators such as If and Loop"));
    m_facts[7].caption->setToolTip(tr("Operators that the catalogue does not know"));
}

void FactsGrid::set(Fact& fact, std::size_t number, const QString& caption)
{
    fact.number->setText(countText(number));
    fact.number->setAccessibleName(QStringLiteral("%1 %2").arg(countText(number), caption));
    fact.caption->setText(caption);
}

} // namespace fusewright
