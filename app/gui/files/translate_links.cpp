// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/translate_links.h"

#include "app/gui/frame/file_dialog.h"
#include "app/gui/frame/rules_filters.h"
#include "app/gui/frame/window_options.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/session/proof_models.h"
#include "widgets/base/text.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/rules_highlighter.h"
#include "widgets/help/help_topic.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace fusewright {

TranslateLinks::TranslateLinks(Workspace& workspace, WindowOptions& options, const Theme& theme,
                               QWidget& window)
    : QObject(&window), m_workspace(workspace), m_options(options), m_theme(theme), m_window(window)
{
}

void TranslateLinks::open(RulesTab& tab)
{
    m_text = tab.reading().current();
    m_context = tab.reading().groundContext();
    m_path = tab.rules().path().isEmpty() ? tab.name() : tab.rules().path();
    m_models.clear();
    ModelDocument& model = m_workspace.model();
    if (const auto ground = model.ground())
        m_models.push_back(
            {.name = proofName(*ground, model.path().toStdString()), .graph = ground});
    m_folder.clear();
    std::vector<const RuleLanguage*> languages = translationTargets();
    std::erase(languages, &m_text->language());
    delete m_dialog;
    m_dialog = new TranslateDialog(m_theme, tab.name(), languages, m_job, &m_window);
    setHelpTopic(*m_dialog, HelpTopic::Translation);
    auto* const highlighter = new RulesHighlighter(m_dialog->preview(), m_theme);
    connect(m_dialog, &TranslateDialog::languageChosen, this, [this, highlighter] {
        highlighter->setLanguage(m_dialog->language());
        translate();
    });
    connect(m_dialog, &TranslateDialog::saveRequested, this, &TranslateLinks::askWhereToSave);
    connect(m_dialog, &TranslateDialog::folderRequested, this, &TranslateLinks::askForFolder);
    connect(m_dialog, &TranslateDialog::openRequested, this, &TranslateLinks::openInTab);
    connect(m_dialog, &QDialog::finished, &m_job, &JobSlot::cancel);
    highlighter->setLanguage(m_dialog->language());
    m_dialog->open();
    translate();
}

void TranslateLinks::translate()
{
    const RuleLanguage* const to = &m_dialog->language();
    const std::string name = translatedName(m_path.toStdString(), *to);
    m_job.start(
        [text = m_text, context = m_context, known = m_models, folder = m_folder.toStdString(), to,
         name](const CancelToken& cancel, ProgressSink& progress) {
            std::vector<ProofModel> models = known;
            if (!folder.empty()) {
                for (ProofModel& model : openModelsIn(folder, context.operators, cancel, progress))
                    models.push_back(std::move(model));
            }
            const CheckedRules rules = text->language().makeReader(context)->check(text);
            return std::make_shared<const TranslatedText>(translateRules(
                rules, {.to = to, .context = context, .limits = {}}, name, models, cancel));
        },
        [this](const std::shared_ptr<const TranslatedText>& made) {
            if (!m_dialog)
                return;
            takeFolder(*made);
            if (made->translation.rules.empty())
                m_dialog->tell(tr("There is no rule here that could be read. Fix the text first, "
                                  "then translate it."));
            else
                m_dialog->setResult(made);
        });
}

/// Its models were read, and stay for other languages.
void TranslateLinks::takeFolder(const TranslatedText& made)
{
    if (m_folder.isEmpty())
        return;
    if (made.models.size() == m_models.size())
        emit failed(tr("There is no model in %1 that can be read.").arg(m_folder));
    m_models.clear();
    for (const ProvedModel& each : made.models)
        m_models.push_back(each.model);
    m_folder.clear();
}

void TranslateLinks::askForFolder()
{
    auto* dialog = makeFileDialog(m_dialog, tr("Compare on the models of a folder"),
                                  QString::fromUtf8(m_options.folder.value()));
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &TranslateLinks::compareOn);
    dialog->open();
}

void TranslateLinks::compareOn(const QString& folder)
{
    if (!m_dialog)
        return;
    m_folder = folder;
    translate();
}

QString TranslateLinks::proposedPath() const
{
    return QString::fromStdString(translatedName(m_path.toStdString(), m_dialog->language()));
}

void TranslateLinks::askWhereToSave()
{
    const QFileInfo proposed(proposedPath());
    auto* dialog =
        makeFileDialog(m_dialog, tr("Save a copy"),
                       proposed.isAbsolute() ? proposed.absolutePath()
                                             : QString::fromUtf8(m_options.folder.value()),
                       rulesFilters());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(toQt(m_dialog->language().endings.front()).mid(1));
    dialog->selectFile(proposed.fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &TranslateLinks::saveAt);
    dialog->open();
}

void TranslateLinks::saveAt(const QString& path)
{
    if (!m_dialog || !m_dialog->result())
        return;
    m_options.folder.setValue(QFileInfo(path).absolutePath().toUtf8());
    const std::string& text = m_dialog->result()->translation.text;
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size
        || !file.commit()) {
        emit failed(
            tr("%1 could not be written: %2.").arg(QFileInfo(path).fileName(), file.errorString()));
        return;
    }
    m_dialog->accept();
}

/// As a text that is in no file yet.
void TranslateLinks::openInTab()
{
    if (!m_dialog || !m_dialog->result())
        return;
    RulesTab& tab = m_workspace.tabs().addCurrent();
    tab.setTicked(false);
    tab.reading().chooseLanguage(&m_dialog->language());
    tab.rules().setUnsaved(toQt(m_dialog->result()->translation.text), {});
    m_dialog->accept();
    emit opened();
}

} // namespace fusewright
