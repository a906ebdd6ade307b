// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/status_line.h"

#include "app/gui/frame/layout_switch.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/workspace.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr int sayingMilliseconds = 4000;

QString timeText(qint64 milliseconds)
{
    const QLocale locale;
    if (milliseconds < 1000)
        return StatusLine::tr("%1 ms").arg(locale.toString(milliseconds));
    return StatusLine::tr("%1 s").arg(locale.toString(double(milliseconds) / 1000, 'f', 1));
}

/// How many sections there are beside those of one operator alone, which no rule asked for.
std::size_t fusedSections(const FusionAnswer& answer)
{
    return answer.made.matches.matches.size();
}

} // namespace

StatusLine::StatusLine(Workspace& workspace, const Theme& theme, QWidget* parent)
    : QStatusBar(parent),
      m_workspace(workspace),
      m_theme(theme),
      m_problems(new QToolButton),
      m_language(new QToolButton),
      m_layout(new LayoutSwitch(workspace.fusion(), theme)),
      m_rules(addFact()),
      m_sections(addFact()),
      m_matching(addFact()),
      m_reading(addFact()),
      m_nodes(addFact()),
      m_opening(addFact())
{
    setSizeGripEnabled(false);
    m_problems->setAutoRaise(true);
    m_problems->setFont(theme.font(TypeStep::Small));
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setIconSize({4 * grid, 4 * grid});
    m_problems->setObjectName(QStringLiteral("problemsButton"));
    m_problems->setToolTip(tr("Show the problems"));
    m_reading->setToolTip(tr("Whether constants, casts and the arithmetic of shapes are shown. To "
                             "change it: View, Show all nodes (raw)."));
    connect(m_problems, &QToolButton::clicked, this, &StatusLine::problemsRequested);
    addWidget(m_problems);
    createLanguage();
    insertPermanentWidget(2, m_layout);

    connect(this, &QStatusBar::messageChanged, this, [this](const QString& words) {
        if (words.isEmpty())
            m_said.clear();
        showFacts();
    });
    connect(&workspace.model(), &ModelDocument::graphChanged, this, &StatusLine::showFacts);
    connect(&workspace.model(), &ModelDocument::modelClosed, this, &StatusLine::showFacts);
    connect(&workspace.fusion(), &LiveFusion::answered, this, &StatusLine::showFacts);
    showFacts();
}

void StatusLine::createLanguage()
{
    m_language->setAutoRaise(true);
    m_language->setFont(m_theme.font(TypeStep::Small));
    m_language->setObjectName(QStringLiteral("languageButton"));
    m_language->setPopupMode(QToolButton::InstantPopup);
    m_language->setToolTip(tr("Language of these rules"));
    auto* menu = new QMenu(m_language);
    m_language->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &StatusLine::fillLanguages);
    insertPermanentWidget(1, m_language);
    const RulesTabs& tabs = m_workspace.tabs();
    connect(&tabs, &RulesTabs::currentChanged, this, &StatusLine::showLanguage);
    connect(&tabs, &RulesTabs::read, this, &StatusLine::showLanguage);
    fillLanguages();
    showLanguage();
}

void StatusLine::showLanguage()
{
    const QString title = toQt(m_workspace.reading().language().title);
    m_language->setText(title);
    m_language->setAccessibleName(tr("Language of these rules: %1").arg(title));
}

void StatusLine::fillLanguages()
{
    QMenu& menu = *m_language->menu();
    menu.clear();
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const QString& text, const RuleLanguage* language) {
        QAction* const action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(m_workspace.reading().chosenLanguage() == language);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, language] { m_workspace.reading().chooseLanguage(language); });
    };
    add(tr("Detect from the text"), nullptr);
    menu.addSeparator();
    for (const RuleLanguage* language : ruleLanguages())
        add(toQt(language->title), language);
}

QLabel* StatusLine::addFact()
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("quiet"));
    label->setFont(m_theme.font(TypeStep::Small));
    label->setContentsMargins(2 * grid, 0, 2 * grid, 0);
    addPermanentWidget(label);
    return label;
}

void StatusLine::showProblems(const QString& summary, const QIcon& icon)
{
    m_problems->setText(summary);
    m_problems->setIcon(icon);
    m_problems->setAccessibleName(tr("Problems: %1").arg(summary));
}

void StatusLine::say(const QString& words)
{
    m_said = words;
    showMessage(fontMetrics().elidedText(words, Qt::ElideRight, roomForWords()),
                sayingMilliseconds);
}

/// When all facts have given way.
int StatusLine::roomForWords() const
{
    return width() - m_language->sizeHint().width() - 6 * grid;
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    if (!m_said.isEmpty())
        say(m_said);
    showFacts();
}

QSize StatusLine::minimumSizeHint() const
{
    return {0, QStatusBar::minimumSizeHint().height()};
}

/// Facts give way to what is said and in a narrow window, the least of them first, and come back.
void StatusLine::showFacts()
{
    if (std::exchange(m_isShowing, true))
        return;
    showModel();
    showFusion();
    m_layout->renew();
    const QString words = currentMessage();
    if (words.isEmpty())
        m_said.clear();
    setToolTip(m_said.isEmpty() ? words : m_said);
    const int left =
        words.isEmpty() ? m_problems->sizeHint().width() : fontMetrics().horizontalAdvance(words);
    int room = roomForWords() - left;
    const std::array<QWidget*, 7> facts{m_sections, m_rules,   m_nodes,  m_layout,
                                        m_matching, m_reading, m_opening};
    for (QWidget* const fact : facts) {
        if (fact->isHidden())
            continue;
        room -= fact->sizeHint().width() + grid;
        fact->setVisible(room >= 0);
    }
    m_isShowing = false;
}

void StatusLine::showModel()
{
    const ModelDocument& model = m_workspace.model();
    for (QLabel* fact : {m_reading, m_nodes, m_opening})
        fact->setVisible(model.isOpen());
    if (!model.isOpen())
        return;
    m_reading->setText(model.opened().options.raw ? tr("raw: all nodes of the file")
                                                  : tr("simplified"));
    m_nodes->setText(tr("%Ln operator(s)", nullptr, static_cast<int>(model.graph()->nodeCount())));
    m_opening->setText(tr("opened in %1").arg(timeText(model.openMilliseconds())));
}

void StatusLine::showFusion()
{
    const FusionAnswer* answer = m_workspace.fusion().answer().get();
    const bool hasRules = answer && !answer->rules.rules.empty();
    // Without rules what takes time is the cut into sections, of which nobody asked.
    const bool isMatched = answer && answer->graph && (hasRules || fusedSections(*answer) > 0);
    m_rules->setVisible(hasRules);
    m_sections->setVisible(isMatched);
    m_matching->setVisible(isMatched);
    if (hasRules)
        m_rules->setText(tr("%Ln rule(s)", nullptr, static_cast<int>(answer->rules.rules.size())));
    if (!isMatched)
        return;
    m_sections->setText(
        tr("%Ln fused section(s)", nullptr, static_cast<int>(fusedSections(*answer))));
    m_matching->setText(tr("matched in %1").arg(timeText(m_workspace.fusion().milliseconds())));
}

} // namespace fusewright
