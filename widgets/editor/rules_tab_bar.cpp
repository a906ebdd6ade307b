// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_tab_bar.h"

#include "widgets/base/theme.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/editor/tab_close_button.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QMenu>
#include <QSignalBlocker>
#include <QStyle>

#include <utility>

namespace fusewright {

namespace {

constexpr int widestTab = 50 * grid;
constexpr int narrowestTab = 32 * grid;
constexpr int tickSize = 5 * grid;
constexpr const char* singleProperty = "single"; ///< The style sheet knows it.

/// Where the text is, and what is special about it.
QString tipOf(const RulesTab& tab)
{
    const QString& path = tab.rules().path();
    QStringList lines{path.isEmpty() ? RulesTabBar::tr("Not in a file yet")
                                     : QDir::toNativeSeparators(path)};
    if (tab.isInConflict())
        lines.append(RulesTabBar::tr("Changed on disk, with unsaved changes here"));
    else if (tab.rules().isModified())
        lines.append(RulesTabBar::tr("Unsaved changes"));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

RulesTabBar::RulesTabBar(RulesTabs& tabs, const Theme& theme, QWidget* parent)
    : QTabBar(parent), m_tabs(tabs), m_theme(theme)
{
    setObjectName(QStringLiteral("rulesTabs"));
    setAccessibleName(tr("Open rules"));
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    setIconSize({4 * grid, 4 * grid});
    setFont(theme.font(TypeStep::Small));
    connect(&tabs, &RulesTabs::tabsChanged, this, &RulesTabBar::arrange);
    connect(&tabs, &RulesTabs::orderChanged, this, &RulesTabBar::arrange);
    connect(&tabs, &RulesTabs::looksChanged, this, &RulesTabBar::showLooks);
    connect(&tabs, &RulesTabs::ticksChanged, this, &RulesTabBar::showLooks);
    connect(&tabs, &RulesTabs::currentChanged, this, &RulesTabBar::showCurrent);
    connect(this, &QTabBar::currentChanged, this, [this](int place) {
        if (RulesTab* tab = tabAtPlace(place))
            m_tabs.setCurrent(*tab);
    });
    arrange();
}

RulesTab* RulesTabBar::tabAtPlace(int place) const
{
    return place < 0 || place >= count() ? nullptr : m_tabs.find(tabData(place).toInt());
}

int RulesTabBar::placeOf(int id) const
{
    for (int place = 0; place < count(); ++place) {
        if (tabData(place).toInt() == id)
            return place;
    }
    return -1;
}

QCheckBox* RulesTabBar::tickOf(int place) const
{
    return qobject_cast<QCheckBox*>(tabButton(place, LeftSide));
}

QAbstractButton* RulesTabBar::closeButtonOf(int place) const
{
    return qobject_cast<QAbstractButton*>(tabButton(place, RightSide));
}

/// Only what is not where it belongs is touched.
void RulesTabBar::arrange()
{
    const QSignalBlocker quiet(this);
    for (int place = count() - 1; place >= 0; --place) {
        if (!tabAtPlace(place))
            removeTab(place);
    }
    int wanted = 0;
    for (const RulesTab* tab : m_tabs.all()) {
        const int place = placeOf(tab->id());
        if (place < 0) {
            insertTab(wanted, tab->name());
            setTabData(wanted, tab->id());
        } else if (place != wanted) {
            moveTab(place, wanted);
        }
        ++wanted;
    }
    const bool isSingle = count() == 1;
    if (property(singleProperty) != QVariant(isSingle)) {
        setProperty(singleProperty, isSingle);
        style()->unpolish(this);
        style()->polish(this);
        setFont(m_theme.font(TypeStep::Small));
    }
    showLooks();
    showCurrent();
}

void RulesTabBar::showCurrent()
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(placeOf(m_tabs.current().id()));
}

void RulesTabBar::showLooks()
{
    for (int place = 0; place < count(); ++place) {
        const RulesTab* const tab = tabAtPlace(place);
        if (!tab)
            continue;
        const QString name = tab->name();
        const QString text = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
        // Each of these lays all tabs out anew, which is felt while one is dragged.
        if (tabText(place) != text)
            setTabText(place, text);
        setTabToolTip(place, tipOf(*tab));
        if (tabIcon(place).isNull() == tab->isInConflict())
            setTabIcon(place,
                       tab->isInConflict() ? m_theme.icon(QStringLiteral("warning"), Ink::Warning)
                                           : QIcon());
        setAccessibleTabName(
            place, tab->rules().isModified() ? tr("%1, unsaved changes").arg(name) : name);
        showButtons(place);
    }
}

/// One text alone counts, and closing it would leave an empty one: nothing to decide.
void RulesTabBar::showButtons(int place)
{
    RulesTab& tab = *tabAtPlace(place);
    const bool hasChoice = count() > 1 || !tab.isTicked();
    if (hasChoice && !tickOf(place))
        setTabButton(place, LeftSide, createTick(tab));
    if (!closeButtonOf(place))
        setTabButton(place, RightSide, createClose(tab));
    if (!hasChoice && tickOf(place)) {
        QWidget* const tick = tickOf(place);
        setTabButton(place, LeftSide, nullptr);
        tick->deleteLater();
    }
    if (QCheckBox* tick = tickOf(place)) {
        const QSignalBlocker quiet(tick);
        tick->setChecked(tab.isTicked());
        tick->setAccessibleName(tr("Use %1").arg(tab.name()));
    }
    auto* close = static_cast<TabCloseButton*>(tabButton(place, RightSide));
    close->setModified(tab.rules().isModified());
    close->setQuiet(count() == 1);
    close->setAccessibleName(tr("Close %1").arg(tab.name()));
}

QCheckBox* RulesTabBar::createTick(const RulesTab& tab)
{
    auto* tick = new QCheckBox(this);
    tick->setFocusPolicy(Qt::TabFocus);
    tick->setFixedSize(tickSize, tickSize);
    tick->setToolTip(tr("Use these rules. Ticked files are tried together, from left to right; "
                        "the others are only checked."));
    connect(tick, &QCheckBox::toggled, this, [this, id = tab.id()](bool isTicked) {
        if (RulesTab* ticked = m_tabs.find(id))
            ticked->setTicked(isTicked);
    });
    return tick;
}

TabCloseButton* RulesTabBar::createClose(const RulesTab& tab)
{
    auto* close = new TabCloseButton(m_theme, this);
    connect(close, &QToolButton::clicked, this, [this, id = tab.id()] {
        if (RulesTab* closed = m_tabs.find(id))
            emit closeRequested(*closed);
    });
    return close;
}

QSize RulesTabBar::tabSizeHint(int place) const
{
    return QTabBar::tabSizeHint(place).boundedTo({widestTab, QWIDGETSIZE_MAX});
}

QSize RulesTabBar::minimumTabSizeHint(int place) const
{
    const int icon = tabIcon(place).isNull() ? 0 : iconSize().width() + grid;
    return tabSizeHint(place).boundedTo({narrowestTab + icon, QWIDGETSIZE_MAX});
}

void RulesTabBar::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->position().toPoint();
    const RulesTab* const tab = tabAtPlace(tabAt(m_pressedAt));
    m_pressed = tab ? tab->id() : -1;
    if (event->button() != Qt::MiddleButton)
        QTabBar::mousePressEvent(event);
}

/// Qt's own dragging paints no text with a style sheet. Here the tabs change places on the way, as
/// soon as the dragged one is under the pointer then.
void RulesTabBar::mouseMoveEvent(QMouseEvent* event)
{
    QTabBar::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    RulesTab* const dragged = m_tabs.find(m_pressed);
    const bool isDragging = dragged && event->buttons() == Qt::LeftButton
        && (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    const int over = isDragging ? tabAt({at.x(), height() / 2}) : -1;
    if (over < 0)
        return;
    const int place = placeOf(m_pressed);
    const int width = tabRect(place).width();
    const bool isPassed = over > place ? at.x() > tabRect(over).right() - width
                                       : at.x() < tabRect(over).left() + width;
    if (over != place && isPassed)
        m_tabs.move(*dragged, static_cast<std::size_t>(over));
}

void RulesTabBar::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (event->button() != Qt::MiddleButton) {
        QTabBar::mouseReleaseEvent(event);
        return;
    }
    RulesTab* const tab = tabAtPlace(tabAt(event->position().toPoint()));
    if (tab && tab->id() == pressed)
        emit closeRequested(*tab);
}

void RulesTabBar::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (tabAt(event->position().toPoint()) < 0 && event->button() == Qt::LeftButton)
        emit newRequested();
    else
        QTabBar::mouseDoubleClickEvent(event);
}

void RulesTabBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && count() > 1)
        m_tabs.current().setTicked(!m_tabs.current().isTicked());
    else
        QTabBar::keyPressEvent(event);
}

void RulesTabBar::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int place = isByKey ? currentIndex() : tabAt(event->pos());
    RulesTab* const tab = tabAtPlace(place);
    if (!tab)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // While the menu is open the text can be closed by something else.
    const auto add = [this, menu, id = tab->id()](const QString& text, auto does) {
        return menu->addAction(text, this, [this, id, does] {
            if (RulesTab* chosen = m_tabs.find(id))
                does(*chosen);
        });
    };
    QAction* const use =
        add(tr("&Use these rules"), [](RulesTab& chosen) { chosen.setTicked(!chosen.isTicked()); });
    use->setCheckable(true);
    use->setChecked(tab->isTicked());
    menu->addSeparator();
    add(tr("&Close"), [this](RulesTab& chosen) { emit closeRequested(chosen); });
    add(tr("Close &others"), [this](RulesTab& chosen) {
        emit closeOthersRequested(chosen);
    })->setEnabled(count() > 1);
    menu->addSeparator();
    add(tr("Copy &path"), [](RulesTab& chosen) {
        QApplication::clipboard()->setText(QDir::toNativeSeparators(chosen.rules().path()));
    })->setEnabled(!tab->rules().path().isEmpty());
    menu->popup(isByKey ? mapToGlobal(tabRect(place).bottomLeft()) : event->globalPos());
}

} // namespace fusewright
