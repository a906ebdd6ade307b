// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/replaced_strip.h"

#include "app/gui/frame/program.h"
#include "engine/session/model_session.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>

namespace fusewright {

ReplacedStrip::ReplacedStrip(Program& program, QWidget* parent)
    : MessageStrip(program.theme, Kind::Information, parent), m_program(program)
{
    ModelDocument& model = program.workspace.model();
    auto* bringBack = new QAction(tr("Bring back"), this);
    connect(bringBack, &QAction::triggered, &model, &ModelDocument::bringBack);
    addAction(bringBack);
    connect(&model, &ModelDocument::modelReplaced, this, &ReplacedStrip::look);
    connect(&model, &ModelDocument::modelClosed, this, &ReplacedStrip::look);
}

void ReplacedStrip::look()
{
    const std::shared_ptr<const OpenedModel>& before = m_program.workspace.model().before();
    // A model that is read once more is no news to who dismissed it.
    if (before.get() == m_told)
        return;
    m_told = before.get();
    if (before)
        tell(wordsFor(*before));
    else
        hide();
}

QString ReplacedStrip::wordsFor(const OpenedModel& before) const
{
    const ModelDocument& model = m_program.workspace.model();
    if (!model.isOpen())
        return tr("The pasted model was closed. It is not saved in a file.");
    if (model.isFile())
        return tr("%1 replaced the pasted model, which is in no file.")
            .arg(QFileInfo(model.path()).fileName());
    if (before.options.text)
        return tr("The pasted model replaced the one pasted before.");
    return tr("The pasted model replaced %1.")
        .arg(QFileInfo(QFile::decodeName(QByteArray::fromStdString(before.path))).fileName());
}

} // namespace fusewright
