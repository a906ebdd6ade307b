// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/translate/translate_dialog.h"

#include "engine/rules/rule_language.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/job_slot.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/translate/translation_model.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextDocument>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr QSize usualSize(268 * grid, 168 * grid);
/// For several reasons; there is a scroll bar for more.
constexpr int lossesHeight = 24 * grid;

} // namespace

TranslateDialog::TranslateDialog(const Theme& theme, const QString& name,
                                 const std::vector<const RuleLanguage*>& languages, JobSlot& job,
                                 QWidget* parent)
    : QDialog(parent),
      m_languages(languages),
      m_model(new TranslationModel(theme, this)),
      m_progress(new ProgressStrip(job, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save a copy in another language"));
    m_progress->setTask(tr("Translating %1…").arg(name));
    auto* parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(createRows());
    parts->addWidget(createText(theme));
    parts->setSizes({usualSize.width() / 2, usualSize.width() / 2});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addWidget(createHead(name));
    column->addWidget(parts, 1);
    column->addWidget(m_progress);
    column->addWidget(createButtons());
    resize(usualSize.boundedTo(parent ? parent->size() - QSize(8 * grid, 8 * grid) : usualSize));
    m_choice->setFocus();
}

QWidget* TranslateDialog::createHead(const QString& name)
{
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3 * grid);
    auto* label = new QLabel(tr("Write %1 &as").arg(name));
    m_choice = new ChoiceBox;
    for (const RuleLanguage* const language : m_languages)
        m_choice->addItem(toQt(language->title));
    label->setBuddy(m_choice);
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_summary->setWordWrap(true);
    row->addWidget(label);
    row->addWidget(m_choice);
    row->addWidget(m_summary, 1);
    connect(m_choice, &ChoiceBox::currentIndexChanged, this, &TranslateDialog::languageChosen);
    return head;
}

QWidget* TranslateDialog::createRows()
{
    m_rows = new QTreeView;
    m_rows->setModel(m_model);
    m_rows->setUniformRowHeights(true);
    m_rows->setAccessibleName(tr("Rules"));
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rows->header()->setSectionResizeMode(TranslationModel::Name, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(TranslationModel::Becomes, QHeaderView::Stretch);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TranslateDialog::showRule);
    // What is lost is one text, so it gets the whole width.
    connect(m_rows, &QTreeView::expanded, this, [this](const QModelIndex& rule) {
        for (int row = 0; row < m_model->rowCount(rule); ++row)
            m_rows->setFirstColumnSpanned(row, rule, true);
    });
    m_losses = new QPlainTextEdit;
    m_losses->setObjectName(QStringLiteral("losses"));
    m_losses->setReadOnly(true);
    m_losses->setTabChangesFocus(true);
    m_losses->setFixedHeight(lossesHeight);
    m_losses->setAccessibleName(tr("What is lost"));
    auto* part = new QWidget;
    part->setMinimumWidth(60 * grid);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * grid);
    column->addWidget(m_rows, 1);
    column->addWidget(m_losses);
    return part;
}

QWidget* TranslateDialog::createText(const Theme& theme)
{
    m_text = new QPlainTextEdit;
    m_text->setReadOnly(true);
    m_text->setFont(theme.fixedFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("Translated rules"));
    m_text->setMinimumWidth(60 * grid);
    return m_text;
}

QWidget* TranslateDialog::createButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
    m_open = buttons->addButton(tr("&Open in a tab"), QDialogButtonBox::ActionRole);
    auto* const folder =
        buttons->addButton(tr("&Compare on a folder…"), QDialogButtonBox::ActionRole);
    folder->setToolTip(tr("Compare where both match in all models of a folder"));
    folder->setAutoDefault(false);
    connect(folder, &QPushButton::clicked, this, &TranslateDialog::folderRequested);
    m_save->setDefault(true);
    m_save->setEnabled(false);
    m_open->setEnabled(false);
    connect(m_save, &QPushButton::clicked, this, &TranslateDialog::saveRequested);
    connect(m_open, &QPushButton::clicked, this, &TranslateDialog::openRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

const RuleLanguage& TranslateDialog::language() const
{
    return *m_languages[static_cast<std::size_t>(std::max(m_choice->currentIndex(), 0))];
}

void TranslateDialog::setLanguage(const RuleLanguage& language)
{
    const auto found = std::ranges::find(m_languages, &language);
    if (found != m_languages.end())
        m_choice->setCurrentIndex(static_cast<int>(found - m_languages.begin()));
}

QTextDocument& TranslateDialog::preview()
{
    return *m_text->document();
}

/// How many rules are there, and whether both match the same.
QString TranslateDialog::summary() const
{
    const Translation& translation = m_made->translation;
    QString text =
        tr("%1 of %Ln rule(s) translated.", nullptr, static_cast<int>(translation.rules.size()))
            .arg(countText(translation.writtenCount()));
    if (m_made->models.empty())
        return sentencesText({text, tr("Open a model to compare where both match.")});
    const PlaceCounts counts = m_made->counts();
    const bool isOne = m_made->models.size() == 1;
    const QString name = toQt(m_made->models.front().model.name);
    const int models = static_cast<int>(m_made->models.size());
    text += QLatin1Char(' ');
    if (counts.original == 0 && counts.more() == 0)
        return text
            + (isOne ? tr("Neither matches in %1.").arg(name)
                     : tr("Neither matches in any of %Ln model(s).", nullptr, models));
    text += (isOne ? tr("In %1, %2 of %3 places are the same.").arg(name)
                   : tr("In %Ln model(s), %1 of %2 places are the same.", nullptr, models))
                .arg(countText(counts.same), countText(counts.original));
    if (counts.more() > 0)
        text += QLatin1Char(' ')
            + tr("The translation matches %Ln more place(s).", nullptr,
                 static_cast<int>(counts.more()));
    return text;
}

void TranslateDialog::setResult(std::shared_ptr<const TranslatedText> made)
{
    m_made = std::move(made);
    m_model->show(m_made);
    m_losses->setPlaceholderText(tr("Nothing is lost."));
    m_text->setPlainText(toQt(m_made->translation.text));
    m_summary->setText(summary());
    m_save->setEnabled(true);
    m_open->setEnabled(true);
    if (m_model->rowCount() > 0)
        m_rows->setCurrentIndex(m_model->index(0, 0));
}

void TranslateDialog::tell(const QString& why)
{
    m_made.reset();
    m_model->show({});
    m_losses->setPlaceholderText({});
    m_losses->clear();
    m_text->clear();
    m_summary->setText(why);
    m_save->setEnabled(false);
    m_open->setEnabled(false);
}

/// Brings what was written of a rule on screen, which the comment above it names, and what is lost.
void TranslateDialog::showRule(const QModelIndex& index)
{
    m_losses->setPlainText(m_model->lossesAt(index));
    const auto at = m_model->ruleAt(index);
    if (!at || !m_made)
        return;
    const QString head = QStringLiteral("`%1` (").arg(toQt(m_made->translation.rules[*at].name));
    QTextCursor cursor = m_text->document()->find(head, 0, QTextDocument::FindCaseSensitively);
    if (cursor.isNull())
        return;
    cursor.movePosition(QTextCursor::StartOfBlock);
    m_text->moveCursor(QTextCursor::End);
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
}

} // namespace fusewright
