// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/live_fusion.h"

#include "engine/session/user_catalogue.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_document.h"

#include <mutex>

namespace fusewright {

namespace {

constexpr int quietMilliseconds = 100;

} // namespace

/// A fusion session for one text and one model. Work that is not wanted any more may still run.
struct LiveFusion::Session {
    Session(const QString& name, std::shared_ptr<const Graph> graph)
        : fusion(name.toStdString(), ruleContextOf(std::move(graph)))
    {
    }

    FusionAnswer answer(const QString& text, const CancelToken& cancel)
    {
        const std::scoped_lock lock(mutex);
        return fusion.answer(text.toStdString(), cancel);
    }

    std::mutex mutex;
    FusionSession fusion;
};

LiveFusion::LiveFusion(RulesDocument& rules, ModelDocument& model, QObject* parent)
    : QObject(parent), m_rules(rules), m_model(model)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &LiveFusion::ask);
    connect(&rules, &RulesDocument::textChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&rules, &RulesDocument::replaced, this, &LiveFusion::renew);
    const auto forget = [this] {
        m_answer.reset();
        renew();
    };
    connect(&model, &ModelDocument::graphChanged, this, forget);
    connect(&model, &ModelDocument::modelClosed, this, forget);
    renew();
}

LiveFusion::~LiveFusion() = default;

bool LiveFusion::isCurrent() const
{
    return m_answer && m_revision == m_rules.revision();
}

void LiveFusion::renew()
{
    m_session = std::make_shared<Session>(m_rules.name(), m_model.graph());
    ask();
}

void LiveFusion::ask()
{
    m_quiet.stop();
    m_asked.start();
    m_job.start(
        [session = m_session, text = m_rules.text()](const CancelToken& cancel, ProgressSink&) {
            return std::make_shared<const FusionAnswer>(session->answer(text, cancel));
        },
        [this, revision = m_rules.revision()](std::shared_ptr<const FusionAnswer> answer) {
            m_answer = std::move(answer);
            m_revision = revision;
            m_milliseconds = m_asked.elapsed();
            emit answered();
        });
}

} // namespace fusewright
