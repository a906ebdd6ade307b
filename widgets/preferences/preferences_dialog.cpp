// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/preferences_dialog.h"

#include "widgets/base/preferences.h"
#include "widgets/preferences/general_page.h"
#include "widgets/preferences/shortcuts_page.h"

#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr QSize usualSize(216 * grid, 160 * grid);
constexpr QSize aroundDialog(8 * grid, 16 * grid); ///< The window's own frame, and some air.

/// As large as the page wants, and never larger than there is room for.
QScrollArea* scrolling(QWidget* page)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return area;
}

/// Without a parent, the screen that the program begins on.
QSize roomOn(const QWidget* parent)
{
    const QScreen* const screen = parent ? parent->screen() : QGuiApplication::primaryScreen();
    return screen ? screen->availableSize() - aroundDialog : usualSize;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Theme& theme, Preferences& preferences,
                                     const QStringList& languages, QWidget* parent)
    : QDialog(parent),
      m_tabs(new QTabWidget),
      m_general(scrolling(new GeneralPage(theme, preferences, languages))),
      m_shortcuts(new ShortcutsPage(theme, preferences.shortcuts))
{
    setWindowTitle(tr("Preferences"));
    resize(usualSize.boundedTo(roomOn(parent)));
    m_tabs->addTab(m_general, tr("General"));
    m_tabs->addTab(m_shortcuts, tr("Keyboard shortcuts"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 3 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addWidget(m_tabs, 1);
    column->addWidget(buttons);
}

void PreferencesDialog::showGeneral()
{
    m_tabs->setCurrentWidget(m_general);
}

void PreferencesDialog::showShortcuts()
{
    m_tabs->setCurrentWidget(m_shortcuts);
}

} // namespace fusewright
