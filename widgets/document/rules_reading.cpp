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
    return language.read(std::move(source), isSame ? before.get() : nullptr);
}

void RulesReading::chooseLanguage(const RuleLanguage* language)
{
    readAnew({m_sort.name, language});
}

void RulesReading::setName(const QString& name)
{
    readAnew({name, m_sort.language});
}

void RulesReading::readAnew(const Sort& sort)
{
    if (sort == m_sort)
        return;
    m_sort = sort;
    m_revision = -1;
    ask();
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

void RulesReading::ask()
{
    m_quiet.stop();
    if (isCurrent()) {
        emit read();
        return;
    }
    m_job.start([before = m_document, sort = sort(), text = m_rules.text()](
                    const CancelToken&, ProgressSink&) { return readAgain(before, sort, text); },
                [this, revision = m_rules.revision()](Document document) {
                    m_document = std::move(document);
                    m_revision = revision;
                    emit read();
                });
}

} // namespace fusewright
