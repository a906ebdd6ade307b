// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_id.h"
#include "widgets/base/option.h"
#include "widgets/base/palette_model.h"

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QLabel;
class QListView;

namespace fusewright {

class CommandActions;
class SearchField;

/// Lies over a window and finds every command that does something, and what else it is given, by a
/// few letters. Commands run with the focus where it was before.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    using Entries = std::function<std::vector<PaletteEntry>()>;

    /// What is used is remembered in `store`. Everything must outlive the palette.
    CommandPalette(const CommandActions& actions, const Theme& theme, QSettings& store,
                   QWidget* window);

    /// Asked for rules and operators each time the palette opens.
    void setExtraEntries(Entries entries);

    /// Opens with a text in the field, such as `@` to look for a rule.
    void open(const QString& typed = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(int key);
    void find(const QString& wanted);
    void choose(const QModelIndex& index);
    void leave();
    void place();
    std::vector<PaletteEntry> commandEntries();
    void remember(CommandId id);

    const CommandActions& m_actions;
    Option<QStringList> m_recent; ///< Names of commands, the latest first.
    Entries m_extra;
    PaletteModel m_model;
    SearchField* m_field;
    QListView* m_list;
    QLabel* m_nothing;
    QLabel* m_hint;
    QPointer<QWidget> m_before; ///< What had the focus.
};

} // namespace fusewright
