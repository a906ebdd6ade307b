// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/no_match_strip.h"

#include "app/gui/frame/program.h"
#include "app/gui/frame/window_docks.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/theme.h"
#include "widgets/document/workspace.h"

#include <QAction>
#include <QFileInfo>

namespace fusewright {

NoMatchStrip::NoMatchStrip(Program& program, WindowDocks& docks, QWidget* parent)
    : MessageStrip(program.theme, Kind::Information, parent), m_program(program)
{
    const auto offer = [&](const QString& text, CommandId panel) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, this, [&docks, panel] { docks.raise(panel); });
        addAction(action);
    };
    offer(tr("Show why"), CommandId::ShowMatches);
    offer(tr("Suggest rules"), CommandId::ShowSuggestions);
    Workspace& workspace = program.workspace;
    connect(&workspace.model(), &ModelDocument::modelReplaced, this, [this] {
        m_isNew = true;
        hide();
    });
    connect(&workspace.model(), &ModelDocument::modelClosed, this, &QWidget::hide);
    connect(&workspace.fusion(), &LiveFusion::answered, this, &NoMatchStrip::look);
}

void NoMatchStrip::look()
{
    const auto& answer = m_program.workspace.fusion().answer();
    if (!answer || !answer->graph)
        return;
    // Rules that rewrite may all have done what they are for.
    const bool isNothing = !answer->rules.rules.empty() && answer->made.matches.matches.empty()
        && answer->made.matches.refused.empty() && !answer->rewriting;
    if (!isNothing)
        hide();
    else if (m_isNew || isVisible())
        tell(wordsFor(*answer));
    m_isNew = false;
}

QString NoMatchStrip::wordsFor(const FusionAnswer& answer) const
{
    const QString model = QFileInfo(m_program.workspace.model().path()).fileName();
    return tr("%Ln rule(s) match nothing in %1.", nullptr,
              static_cast<int>(answer.rules.rules.size()))
        .arg(model);
}

} // namespace fusewright
