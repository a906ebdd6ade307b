// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_reading.h"

#include "engine/rules/rule_language.h"
#include "engine/session/user_catalogue.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_document.h"

namespace fusewright {

namespace {

constexpr int readMilliseconds = 60;

} // namespace

RulesReading::RulesReading(RulesDocument& rules, ModelDocument& model, QObject* parent)
    : QObject(parent), m_rules(rules), m_model(model)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(readMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &RulesReading::ask);
    connect(&rules, &RulesDocument::textChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&rules, &RulesDocument::replaced, this, &RulesReading::ask);
    connect(&rules, &RulesDocument::pathChanged, this, [this] {
        if (m_rules.path() != m_readPath)
            readAnew();
    });
    ask();
}

RulesReading::Document RulesReading::readAgain(const Document& before, const Sort& sort,
                                               const QString& text)
{
    SourceText source(sort.name.toStdString(), text.toStdString());
    const RuleLanguage& language =
        sort.language ? *sort.language : languageOf(source.text(), source.name());
    // Findings that are taken over have the name in them.
    const bool isSame = before && before->source().name() == source.name();
    return language.read(std::move(source), isSame ? before.get() : nullptr, sort.places);
}

void RulesReading::chooseLanguage(const RuleLanguage* language)
{
    Sort sort = m_sort;
    sort.language = language;
    chooseSort(std::move(sort));
}

void RulesReading::setName(const QString& name)
{
    Sort sort = m_sort;
    sort.name = name;
    chooseSort(std::move(sort));
}

void RulesReading::setIncludeFolders(const QStringList& folders)
{
    Sort sort = m_sort;
    sort.places.folders.clear();
    for (const QString& folder : folders)
        sort.places.folders.push_back(folder.toStdString());
    chooseSort(std::move(sort));
}

void RulesReading::chooseSort(Sort sort)
{
    if (sort == m_sort)
        return;
    m_sort = std::move(sort);
    readAnew();
}

void RulesReading::readAnew()
{
    m_revision = -1;
    ask();
}

RulesReading::Sort RulesReading::sort() const
{
    Sort sort = m_sort;
    sort.name = name();
    sort.places.file = m_rules.path().toStdString();
    return sort;
}

const RuleLanguage& RulesReading::language() const
{
    return m_document ? m_document->language() : *ruleLanguages().front();
}

QString RulesReading::name() const
{
    return m_sort.name.isEmpty() ? m_rules.name() : m_sort.name;
}

bool RulesReading::isCurrent() const
{
    return m_document && m_revision == m_rules.revision();
}

RulesReading::Document RulesReading::current()
{
    if (!isCurrent()) {
        m_job.cancel();
        m_readPath = m_rules.path();
        m_document = readAgain(m_document, sort(), m_rules.text());
        m_revision = m_rules.revision();
        m_quiet.start();
    }
    return m_document;
}

RuleContext RulesReading::context() const
{
    return ruleContextOf(m_model.graph());
}

RuleContext RulesReading::groundContext() const
{
    return ruleContextOf(m_model.ground());
}

void RulesReading::ask()
{
    m_quiet.stop();
    if (isCurrent()) {
        emit read();
        return;
    }
    m_readPath = m_rules.path();
    m_job.start([before = m_document, sort = sort(), text = m_rules.text()](
                    const CancelToken&, ProgressSink&) { return readAgain(before, sort, text); },
                [this, revision = m_rules.revision()](Document document) {
                    m_document = std::move(document);
                    m_revision = revision;
                    emit read();
                });
}

} // namespace fusewright
