// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/help/help_topic.h"

#include "widgets/base/page_browser.h"

namespace fusewright {

class Theme;

/// Shows a page of help in the colours of the theme, and finds words in it.
class HelpView : public PageBrowser {
    Q_OBJECT

public:
    explicit HelpView(const Theme& theme, QWidget* parent = nullptr);

    void showPage(HelpTopic topic);
    HelpTopic topic() const;

    /// Marks every place that has `words` and goes to the first from where one is.
    void setWanted(const QString& words);
    void goToNext();
    void goToPrevious();
    /// How many places are marked, and the number of the one that one is at; from 1, else 0.
    int hitCount() const { return int(m_hits.size()); }
    int currentHit() const { return m_current + 1; }

signals:
    void topicChanged(fusewright::HelpTopic topic);
    void hitsChanged();

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void follow(const QUrl& link);
    void dress();
    void mark();
    void goTo(int hit);

    const Theme& m_theme;
    std::optional<HelpTopic> m_topic;
    QString m_wanted;
    QList<QTextCursor> m_hits;
    int m_current = -1;
};

} // namespace fusewright
