// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rules_text.h"
#include "widgets/base/job_slot.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace fusewright {

class ModelDocument;
class RulesDocument;
struct RuleLanguage;

/// The rules text as its language reads it, once for all: for what is told about a place of it,
/// and for the rules that are matched.
///
/// It is read off the GUI thread when the text has been quiet for a moment. Who is asked by a key
/// or a click has it at once: only what has changed is read again.
class RulesReading : public QObject {
    Q_OBJECT

public:
    using Document = std::shared_ptr<const RulesText>;

    RulesReading(RulesDocument& rules, ModelDocument& model, QObject* parent = nullptr);

    /// What a text is called in findings, what it is written in, null for what it looks like, and
    /// where files are that it includes.
    struct Sort {
        QString name;
        const RuleLanguage* language = nullptr;
        IncludePlaces places;

        bool operator==(const Sort&) const = default;
    };
    /// What has changed since `before`, which may be null, is read; the rest is taken over.
    static Document readAgain(const Document& before, const Sort& sort, const QString& text);
    RulesDocument& rules() const { return m_rules; }
    ModelDocument& model() const { return m_model; }
    /// Of the text as it was when it was last read.
    const RuleLanguage& language() const;
    /// The one that somebody chose; null while it is found out from the text.
    const RuleLanguage* chosenLanguage() const { return m_sort.language; }
    /// Null for the one that the text looks like.
    void chooseLanguage(const RuleLanguage* language);
    /// What findings call the text: what its document is called until somebody names it.
    QString name() const;
    void setName(const QString& name);
    /// Beside the text's own folder.
    void setIncludeFolders(const QStringList& folders);
    Sort sort() const;

    /// Of the text as it is now.
    Document current();
    /// Of the text as it was when it was last read; what `read` told of.
    const Document& latest() const { return m_document; }
    /// Whether the latest is of the text as it is now.
    bool isCurrent() const;
    /// With the catalogues and the model on screen.
    RuleContext context() const;
    /// With the model that rules are tried on, whatever they make of it.
    RuleContext groundContext() const;

signals:
    void read();

private:
    void ask();
    void chooseSort(Sort sort);
    void readAnew();

    RulesDocument& m_rules;
    ModelDocument& m_model;
    Sort m_sort;
    QString m_readPath; ///< Of the file when it was read.
    Document m_document;
    int m_revision = -1;
    QTimer m_quiet;
    JobSlot m_job{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
