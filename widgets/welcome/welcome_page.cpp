// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/welcome/welcome_page.h"

#include "widgets/base/theme.h"
#include "widgets/welcome/choice_card.h"
#include "widgets/welcome/recent_list.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int markSize = 18 * grid;
constexpr int pageWidth = 224 * grid;
constexpr int cardsInARow = 3;

} // namespace

WelcomePage::WelcomePage(const std::vector<Example>& examples, RecentFiles& recent,
                         const Theme& theme, QAction* open, QAction* newRules, QWidget* parent)
    : QScrollArea(parent), m_recent(new RecentList(recent, theme))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Welcome"));
    setFocusPolicy(Qt::NoFocus);
    connect(m_recent, &RecentList::chosen, this,
            [this](const QString& path) { emit chosen({path}); });

    auto* content = new QWidget;
    content->setMaximumWidth(pageWidth);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8 * grid, 8 * grid, 8 * grid, 8 * grid);
    column->setSpacing(0);
    column->addStretch(1);
    column->addLayout(createHead(theme, open, newRules));
    column->addSpacing(6 * grid);
    column->addLayout(createSteps(theme));
    column->addSpacing(8 * grid);
    if (!examples.empty())
        column->addLayout(createExamples(examples, theme));
    column->addSpacing(8 * grid);
    column->addWidget(m_recent);
    column->addStretch(2);

    auto* page = new QWidget;
    auto* centred = new QHBoxLayout(page);
    centred->setContentsMargins(0, 0, 0, 0);
    centred->addStretch(1);
    centred->addWidget(content, 100);
    centred->addStretch(1);
    setWidget(page);
}

QLayout* WelcomePage::createHead(const Theme& theme, QAction* open, QAction* newRules)
{
    auto* mark = new QLabel;
    mark->setPixmap(theme.icon(QStringLiteral("fusewright"))
                        .pixmap(QSize(markSize, markSize), devicePixelRatioF()));
    auto* name = new QLabel(QStringLiteral("Fusewright"));
    name->setFont(theme.font(TypeStep::Display));
    auto* purpose =
        new QLabel(tr("Write operator-fusion rules and see what they match in model graphs."));
    purpose->setObjectName(QStringLiteral("quiet"));
    purpose->setWordWrap(true);

    m_open = new QPushButton(tr("Open…"));
    m_open->setObjectName(QStringLiteral("primary"));
    m_open->setIcon(theme.icon(QStringLiteral("open"), Ink::OnAccent));
    connect(m_open, &QPushButton::clicked, open, &QAction::trigger);
    auto* fresh = new QPushButton(tr("New rules"));
    connect(fresh, &QPushButton::clicked, newRules, &QAction::trigger);
    auto* hint = new QLabel(tr("or drop a model and rules anywhere on this window"));
    hint->setObjectName(QStringLiteral("quiet"));

    auto* button = new QHBoxLayout;
    button->setSpacing(3 * grid);
    button->addWidget(m_open);
    button->addWidget(fresh);
    button->addWidget(hint);
    button->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name);
    words->addWidget(purpose);
    auto* top = new QHBoxLayout;
    top->setSpacing(5 * grid);
    top->addWidget(mark);
    top->addLayout(words, 1);
    auto* head = new QVBoxLayout;
    head->setSpacing(6 * grid);
    head->addLayout(top);
    head->addLayout(button);
    return head;
}

QLayout* WelcomePage::createSteps(const Theme& theme)
{
    const std::pair<const char*, QString> steps[] = {
        {"graph",
         tr("Open a model: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON or "
            "DOT. Or paste its text (Ctrl+V).")},
        {"rule",
         tr("Write a rule: every keystroke shows what it matches and what it almost "
            "matches.")},
        {"layers", tr("Compare: nothing fused (o0), your rules (o1), automatic fusion (o3).")}};
    auto* list = new QGridLayout;
    list->setHorizontalSpacing(3 * grid);
    list->setVerticalSpacing(2 * grid);
    list->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [icon, text] : steps) {
        auto* sign = new QLabel;
        sign->setObjectName(QStringLiteral("step"));
        const auto paint = [this, sign, &theme, name = QString::fromLatin1(icon)] {
            sign->setPixmap(theme.icon(name, Ink::Accent)
                                .pixmap(QSize(5 * grid, 5 * grid), devicePixelRatioF()));
        };
        paint();
        connect(&theme, &Theme::changed, sign, paint);
        auto* words = new QLabel(text);
        words->setWordWrap(true);
        list->addWidget(sign, row, 0);
        list->addWidget(words, row, 1);
        ++row;
    }
    return list;
}

QLayout* WelcomePage::createExamples(const std::vector<Example>& examples, const Theme& theme)
{
    auto* title = new QLabel(tr("Examples"));
    title->setFont(theme.font(TypeStep::Strong));
    auto* cards = new QGridLayout;
    cards->setSpacing(3 * grid);
    int at = 0;
    for (const Example& example : examples) {
        auto* card = new ChoiceCard(theme, QStringLiteral("graph"), example.title, example.summary);
        connect(card, &ChoiceCard::clicked, this,
                [this, example] { emit chosen(QStringList{example.file} + example.rules); });
        cards->addWidget(card, at / cardsInARow, at % cardsInARow);
        ++at;
    }
    for (int column = 0; column < cardsInARow; ++column)
        cards->setColumnStretch(column, 1);

    auto* section = new QVBoxLayout;
    section->setSpacing(2 * grid);
    section->addWidget(title);
    section->addLayout(cards);
    return section;
}

void WelcomePage::arrive()
{
    m_recent->refresh();
    m_open->setFocus();
}

} // namespace fusewright
