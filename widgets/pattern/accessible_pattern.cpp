// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/accessible_pattern.h"

#include "widgets/base/text.h"
#include "widgets/pattern/pattern_view.h"
#include "widgets/pattern/pattern_words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace fusewright {

namespace {

/// An entry by its place. It is gone when the pattern has fewer of them.
class AccessibleEntry : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleEntry(PatternView& view, std::uint32_t at) : m_view(&view), m_at(at) { }

    bool isValid() const override { return entry() != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override;
    QAccessible::State state() const override;

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), showMenuAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    const SketchedEntry* entry() const
    {
        const PatternScene* const scene = m_view ? m_view->scene() : nullptr;
        return scene && m_at < scene->pattern.entries.size() ? &scene->pattern.entries[m_at]
                                                             : nullptr;
    }

    QPointer<PatternView> m_view;
    std::uint32_t m_at;
};

QString AccessibleEntry::text(QAccessible::Text kind) const
{
    const SketchedEntry* const own = entry();
    if (!own)
        return {};
    switch (kind) {
    case QAccessible::Name:
        return toQt(own->name);
    case QAccessible::Value:
        return entryTitle(*own);
    case QAccessible::Description:
        return entrySpoken(*own, m_view->reachOf(m_at));
    default:
        return {};
    }
}

QRect AccessibleEntry::rect() const
{
    if (!entry())
        return {};
    const QRect place = m_view->rectOf(m_at);
    return {m_view->mapToGlobal(place.topLeft()), place.size()};
}

QAccessible::State AccessibleEntry::state() const
{
    QAccessible::State state;
    if (!entry()) {
        state.invalid = true;
        return state;
    }
    const bool isCurrent = m_view->current() == m_at;
    state.selectable = true;
    state.selected = isCurrent;
    state.focusable = true;
    state.focused = isCurrent && m_view->hasFocus();
    state.invisible = !m_view->isVisible();
    state.offscreen = !m_view->rect().intersects(m_view->rectOf(m_at));
    return state;
}

void AccessibleEntry::doAction(const QString& name)
{
    if (!entry())
        return;
    m_view->pick(m_at);
    if (name == showMenuAction())
        emit m_view->menuRequested(m_at, std::nullopt, m_view->rectOf(m_at).center());
}

/// The picture, which hands out its entries.
class AccessiblePattern : public QAccessibleWidget {
public:
    explicit AccessiblePattern(PatternView& view) : QAccessibleWidget(&view, QAccessible::List) { }

    ~AccessiblePattern() override
    {
        for (const auto& [at, id] : m_entries)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override
    {
        const PatternScene* const scene = view().scene();
        return scene ? static_cast<int>(scene->pattern.entries.size()) : 0;
    }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto found = m_entries.find(index);
        if (found != m_entries.end())
            return QAccessible::accessibleInterface(found->second);
        auto* entry = new AccessibleEntry(view(), static_cast<std::uint32_t>(index));
        m_entries.emplace(index, QAccessible::registerAccessibleInterface(entry));
        return entry;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint place = view().mapFromGlobal(QPoint(x, y));
        const auto at = view().entryAt(place);
        return at ? child(static_cast<int>(*at)) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        for (const auto& [at, id] : m_entries) {
            if (QAccessible::accessibleInterface(id) == wanted)
                return at;
        }
        return -1;
    }

    QAccessibleInterface* focusChild() const override
    {
        const auto current = view().hasFocus() ? view().current() : std::nullopt;
        return current ? child(static_cast<int>(*current)) : nullptr;
    }

private:
    PatternView& view() const { return *static_cast<PatternView*>(object()); }

    mutable std::map<int, QAccessible::Id> m_entries; ///< That somebody has asked for.
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object)
{
    if (className != QLatin1String(PatternView::staticMetaObject.className()))
        return nullptr;
    return new AccessiblePattern(*static_cast<PatternView*>(object));
}

} // namespace

void installPatternAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace fusewright
