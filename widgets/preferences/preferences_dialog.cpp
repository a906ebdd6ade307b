// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/preferences_dialog.h"

#include "widgets/base/preferences.h"
#include "widgets/preferences/general_page.h"
#include "widgets/preferences/shortcuts_page.h"

#include <QDialogButtonBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr QSize usualSize(190 * grid, 160 * grid);

} // namespace

PreferencesDialog::PreferencesDialog(const Theme& theme, Preferences& preferences,
                                     const QStringList& languages, QWidget* parent)
    : QDialog(parent),
      m_tabs(new QTabWidget),
      m_general(new GeneralPage(theme, preferences, languages)),
      m_shortcuts(new ShortcutsPage(theme, preferences.shortcuts))
{
    setWindowTitle(tr("Preferences"));
    resize(usualSize);
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
