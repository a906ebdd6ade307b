// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/gallery/gallery_dialog.h"

#include "engine/gallery/gallery_counts.h"
#include "engine/gallery/gallery_entry.h"
#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tab.h"
#include "widgets/gallery/gallery_delegate.h"
#include "widgets/gallery/gallery_model.h"
#include "widgets/gallery/gallery_picture.h"
#include "widgets/sentences/engine_text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr QSize usualSize(276 * grid, 170 * grid);
constexpr int listWidth = 92 * grid;
constexpr int pictureShare = 5;
constexpr int textShare = 6;
constexpr int lostHeight = 22 * grid;

/// What a translation does not say, each once, in lines.
QString lostText(const Translation& rules)
{
    QStringList lines;
    for (const TranslatedRule& rule : rules.rules) {
        for (const Diagnostic& lost : rule.lost) {
            const QString line = engineText(lost.message);
            if (lost.severity != Severity::Information && !lines.contains(line))
                lines.append(line);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

/// The spelling that a model has most often; the first without a model.
int likeliest(const GalleryCounts* counts)
{
    if (!counts || counts->places.empty())
        return 0;
    const auto most = std::ranges::max_element(counts->places);
    return static_cast<int>(most - counts->places.begin());
}

} // namespace

GalleryDialog::GalleryDialog(RulesTab& tab, TextPosition caret, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_tab(tab),
      m_caret(caret),
      m_language(tab.reading().current()->language()),
      m_model(new GalleryModel(this)),
      m_list(new QListView),
      m_title(textLabel()),
      m_summary(textLabel()),
      m_spellings(new ChoiceBox),
      m_spellingNote(textLabel()),
      m_picture(new GalleryPicture(theme)),
      m_pictureArea(new QScrollArea),
      m_text(new QPlainTextEdit),
      m_lost(textLabel()),
      m_insert(new QPushButton(tr("&Insert")))
{
    setWindowTitle(tr("Gallery of fusions"));
    resize(usualSize);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(4 * grid);
    parts->addWidget(createList(theme));
    parts->addWidget(createDetail(theme), 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 3 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addLayout(parts, 1);
    column->addWidget(createFoot());
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &GalleryDialog::showEntry);
    connect(m_spellings, &QComboBox::currentIndexChanged, this, &GalleryDialog::showSpelling);
    m_list->setCurrentIndex(m_model->index(0));
    m_list->setFocus();
    count();
}

GalleryDialog::~GalleryDialog() = default;

QWidget* GalleryDialog::createList(const Theme& theme)
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new GalleryDelegate(theme, m_list));
    m_list->setAccessibleName(tr("Fusions"));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFixedWidth(listWidth);
    connect(m_list, &QAbstractItemView::activated, m_insert, &QPushButton::click);
    return m_list;
}

QWidget* GalleryDialog::createDetail(const Theme& theme)
{
    m_title->setFont(theme.font(TypeStep::Title));
    m_spellings->setAccessibleName(tr("Spelling"));
    m_spellings->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_spellingNote->setObjectName(QStringLiteral("quiet"));
    m_lost->setObjectName(QStringLiteral("quiet"));
    m_lost->setFont(theme.font(TypeStep::Small));
    m_lost->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_pictureArea->setWidget(m_picture);
    m_pictureArea->setWidgetResizable(true);
    m_pictureArea->setFocusPolicy(Qt::NoFocus);
    m_pictureArea->setAccessibleName(tr("Pattern"));
    m_pictureArea->viewport()->installEventFilter(this);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(theme.fixedFont());
    m_text->setAccessibleName(tr("Rules to insert"));
    auto* lost = new QScrollArea;
    lost->setFrameShape(QFrame::NoFrame);
    lost->setWidgetResizable(true);
    lost->setWidget(m_lost);
    lost->setMaximumHeight(lostHeight);
    lost->setFocusPolicy(Qt::NoFocus);

    auto* written = new QWidget;
    auto* writtenColumn = new QVBoxLayout(written);
    writtenColumn->setContentsMargins(0, 0, 0, 0);
    writtenColumn->setSpacing(2 * grid);
    writtenColumn->addWidget(m_text, 1);
    writtenColumn->addWidget(lost);
    auto* both = new QHBoxLayout;
    both->setSpacing(3 * grid);
    both->addWidget(m_pictureArea, pictureShare);
    both->addWidget(written, textShare);

    auto* choice = new QHBoxLayout;
    auto* label = new QLabel(tr("S&pelling"));
    label->setBuddy(m_spellings);
    choice->setSpacing(2 * grid);
    choice->addWidget(label);
    choice->addWidget(m_spellings);
    choice->addWidget(m_spellingNote, 1);
    auto* detail = new QWidget;
    auto* column = new QVBoxLayout(detail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * grid);
    column->addWidget(m_title);
    column->addWidget(m_summary);
    column->addLayout(choice);
    column->addLayout(both, 1);
    return detail;
}

QWidget* GalleryDialog::createFoot()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_insert, QDialogButtonBox::AcceptRole);
    m_insert->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_insert, &QPushButton::clicked, this, &GalleryDialog::insert);
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* target = textLabel();
    target->setObjectName(QStringLiteral("quiet"));
    target->setText(tr("Inserts into %1 (%2).").arg(m_tab.name(), toQt(m_language.title)));
    row->addWidget(target, 1);
    row->addWidget(buttons);
    return foot;
}

QString GalleryDialog::preview() const
{
    return m_text->toPlainText();
}

QString GalleryDialog::note() const
{
    return m_lost->text();
}

int GalleryDialog::row() const
{
    return m_list->currentIndex().row();
}

bool GalleryDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_pictureArea->viewport())
        m_picture->fit(m_pictureArea->viewport()->size());
    return QDialog::eventFilter(watched, event);
}

void GalleryDialog::count()
{
    const auto model = m_tab.reading().model().ground();
    if (!model)
        return;
    m_counting.start(
        [model](const CancelToken& cancel, ProgressSink&) {
            std::vector<GalleryCounts> counts;
            for (const GalleryEntry& entry : galleryEntries())
                counts.push_back(countsOf(entry, model, cancel));
            return counts;
        },
        [this](std::vector<GalleryCounts> counts) {
            m_model->setCounts(std::move(counts));
            showEntry();
        });
}

void GalleryDialog::showEntry()
{
    const GalleryEntry& entry = m_model->entry(row());
    m_title->setText(engineText(entry.title));
    m_summary->setText(engineText(entry.summary));
    {
        const QSignalBlocker quiet(m_spellings);
        m_spellings->clear();
        nameSpellings();
        m_spellings->setCurrentIndex(likeliest(m_model->counts(row())));
    }
    showSpelling();
}

void GalleryDialog::nameSpellings()
{
    const GalleryCounts* const counts = m_model->counts(row());
    const std::vector<GallerySpelling>& spellings = m_model->entry(row()).spellings;
    for (std::size_t at = 0; at < spellings.size(); ++at) {
        const QString name = toQt(spellings[at].name);
        m_spellings->addItem(counts ? tr("%1 (%2)").arg(name, countText(counts->places[at]))
                                    : name);
    }
}

void GalleryDialog::showSpelling()
{
    const GalleryEntry& entry = m_model->entry(row());
    const auto& spelling = entry.spellings[static_cast<std::size_t>(m_spellings->currentIndex())];
    m_spellingNote->setText(engineText(spelling.note));
    const RulesText& text = *entry.rules.texts.front();
    if (const auto place = findRule(text, spelling.name)) {
        if (const auto sketch = text.sketchAt(text.source().position(place->nameRange.begin)))
            m_picture->show(*sketch);
    }
    write();
}

void GalleryDialog::write()
{
    m_written.reset();
    m_insert->setEnabled(false);
    if (!canTranslateTo(m_language)) {
        tell(tr("No rules can be written in %1.").arg(toQt(m_language.title)));
        return;
    }
    GalleryWish wish{.to = &m_language,
                     .context = m_tab.reading().groundContext(),
                     .spellings = {static_cast<std::uint32_t>(m_spellings->currentIndex())}};
    m_writing.start(
        [entry = &m_model->entry(row()), wish = std::move(wish), into = m_tab.reading().current(),
         caret = m_caret](const CancelToken& cancel, ProgressSink&) {
            Written written{.made = writtenIn(*entry, wish, cancel), .preview = {}};
            written.preview = toQt(rulesFor(*into, caret, written.made.translation));
            return written;
        },
        [this](Written written) { take(std::move(written)); });
}

void GalleryDialog::take(Written written)
{
    m_text->setPlainText(written.preview);
    tell(lostText(written.made.translation));
    m_insert->setEnabled(written.made.translation.writtenCount() > 0);
    m_written = std::move(written.made);
}

void GalleryDialog::tell(const QString& text)
{
    m_lost->setText(text);
    m_lost->parentWidget()->parentWidget()->setVisible(!text.isEmpty());
}

void GalleryDialog::insert()
{
    if (!m_written)
        return;
    const RulesReading::Document before = m_tab.reading().current();
    const auto grown = withRules(before, m_caret, m_written->translation);
    const SourceText& source = before->source();
    const auto edit =
        grown ? smallestEdit(source, {0, source.text().size()}, grown->text) : std::nullopt;
    if (!edit) {
        tell(tr("Nothing can be added while %1 has errors. Fix them first.").arg(m_tab.name()));
        return;
    }
    m_tab.rules().apply({*edit});
    emit ruleInserted(grown->first);
    accept();
}

} // namespace fusewright
