// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/live_fusion.h"

#include "widgets/document/model_document.h"
#include "widgets/document/rules_document.h"
#include "widgets/document/rules_reading.h"

#include <mutex>

namespace fusewright {

namespace {

constexpr int quietMilliseconds = 100;

} // namespace

/// A fusion session for one text and one model. Work that is not wanted any more may still run.
struct LiveFusion::Session {
    explicit Session(RuleContext context) : fusion(std::move(context)) { }

    FusionAnswer answer(const RulesReading::Document& document, const CancelToken& cancel)
    {
        const std::scoped_lock lock(mutex);
        return fusion.answer(document, cancel);
    }

    std::mutex mutex;
    FusionSession fusion;
};

LiveFusion::LiveFusion(RulesReading& reading, QObject* parent) : QObject(parent), m_reading(reading)
{
    const RulesDocument& rules = reading.rules();
    const ModelDocument& model = reading.model();
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &LiveFusion::ask);
    connect(&rules, &RulesDocument::textChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&rules, &RulesDocument::replaced, this, &LiveFusion::renew);
    connect(&reading, &RulesReading::read, this, [this] {
        if (m_isWaiting && m_reading.isCurrent())
            askForRead();
    });
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
    return m_answer && m_revision == m_reading.rules().revision();
}

void LiveFusion::renew()
{
    m_session = std::make_shared<Session>(m_reading.context());
    ask();
}

void LiveFusion::ask()
{
    m_quiet.stop();
    m_asked.start();
    if (m_reading.isCurrent())
        askForRead();
    else
        m_isWaiting = true;
}

void LiveFusion::askForRead()
{
    m_isWaiting = false;
    m_job.start(
        [session = m_session, read = m_reading.latest()](const CancelToken& cancel, ProgressSink&) {
            return std::make_shared<const FusionAnswer>(session->answer(read, cancel));
        },
        [this,
         revision = m_reading.rules().revision()](std::shared_ptr<const FusionAnswer> answer) {
            m_answer = std::move(answer);
            m_revision = revision;
            m_milliseconds = m_asked.elapsed();
            emit answered();
        });
}

} // namespace fusewright
