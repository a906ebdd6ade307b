// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/document/rules_tab.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <vector>

namespace fusewright {

/// The rules texts that are open, from left to right. There is always one, and one is current.
///
/// The ticked ones are tried together, those on the left before those on the right.
class RulesTabs : public QObject {
    Q_OBJECT

public:
    /// `model` must outlive the tabs; their journals lie in `journals`.
    RulesTabs(ModelDocument& model, QString journals, QObject* parent = nullptr);
    ~RulesTabs() override;

    ModelDocument& model() const { return m_model; }
    /// From left to right; never empty.
    std::vector<RulesTab*> all() const;
    std::vector<RulesTab*> ticked() const;
    std::size_t count() const { return m_tabs.size(); }
    RulesTab& at(std::size_t place) const { return *m_tabs[place]; }
    RulesTab& current() const { return *m_current; }
    std::size_t placeOf(const RulesTab& tab) const;
    /// Null for one that is closed.
    RulesTab* find(int id) const;
    /// The tab of a file, whichever way the path leads there; null when it is not open.
    RulesTab* withFile(const QString& path) const;
    /// Null when there is none; findings have these names.
    RulesTab* withName(const std::string& name) const;

    /// Whether anything is written in those that are ticked.
    bool hasRules() const;
    bool isAnyModified() const;
    /// Whether nothing was opened and nothing was written.
    bool areUntouched() const;

    /// A new text at the right end, ticked. Another one is current still.
    RulesTab& add();
    /// A new text that is current: one into which nobody has written, or another one.
    RulesTab& addCurrent();
    void setCurrent(RulesTab& tab);
    /// The next one to the right, or with -1 to the left; round and round.
    void stepCurrent(int by);
    /// Whether the text is saved or not. The last tab leaves an empty one behind.
    void close(RulesTab& tab);
    void move(RulesTab& tab, std::size_t place);
    /// When the program speaks another language.
    void nameAll();

signals:
    void currentChanged();
    void added(fusewright::RulesTab& tab);
    /// It is still among the tabs, and current is another one.
    void closing(fusewright::RulesTab& tab);
    /// There are more or fewer.
    void tabsChanged();
    void orderChanged();
    void ticksChanged();
    /// Names, or what the marks beside them say.
    void looksChanged();

    // What happens to any of the texts.
    void textChanged(fusewright::RulesTab& tab);
    void replaced(fusewright::RulesTab& tab);
    void pathChanged(fusewright::RulesTab& tab);
    void modifiedChanged(fusewright::RulesTab& tab);
    void saved(fusewright::RulesTab& tab);
    void read(fusewright::RulesTab& tab);

private:
    RulesTab& make();
    void listenTo(RulesTab& tab);

    ModelDocument& m_model;
    QString m_journals;
    std::vector<std::unique_ptr<RulesTab>> m_tabs;
    int m_lastId = 0;
    RulesTab* m_current; ///< Last: it is made with the others.
};

} // namespace fusewright
