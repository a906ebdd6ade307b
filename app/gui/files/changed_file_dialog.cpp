// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/changed_file_dialog.h"

#include "widgets/base/theme.h"
#include "widgets/document/line_changes.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

namespace fusewright {

namespace {

using Kind = ChangedLine::Kind;

constexpr QSize dialogSize(180 * grid, 120 * grid);

/// A line that differs, as it stands in the file that tells of a difference.
QString written(const ChangedLine& line)
{
    switch (line.kind) {
    case Kind::Before:
        return QStringLiteral("− ") + line.text;
    case Kind::After:
        return QStringLiteral("+ ") + line.text;
    case Kind::Skipped:
        return ChangedFileDialog::tr("… %Ln identical lines", nullptr,
                                     static_cast<int>(line.skipped));
    case Kind::Same:
        break;
    }
    return QStringLiteral("  ") + line.text;
}

QPlainTextEdit* viewOf(const std::vector<ChangedLine>& lines, const Theme& theme)
{
    auto* view = new QPlainTextEdit;
    view->setReadOnly(true);
    view->setFont(theme.fixedFont());
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setAccessibleName(ChangedFileDialog::tr("Lines that differ"));
    QStringList texts;
    for (const ChangedLine& line : lines)
        texts.append(written(line));
    view->setPlainText(texts.join(QLatin1Char('\n')));
    const ThemeColors& colors = theme.colors();
    QList<QTextEdit::ExtraSelection> marks;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (lines[at].kind == Kind::Same)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(view->document()->findBlockByNumber(static_cast<int>(at)));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        if (lines[at].kind == Kind::Skipped) {
            mark.cursor.select(QTextCursor::BlockUnderCursor);
            mark.format.setForeground(colors.muted);
        } else {
            mark.format.setBackground(lines[at].kind == Kind::Before ? colors.errorTint
                                                                     : colors.infoTint);
        }
        marks.append(mark);
    }
    view->setExtraSelections(marks);
    return view;
}

} // namespace

ChangedFileDialog::ChangedFileDialog(const Theme& theme, const QString& name, const QString& onDisk,
                                     const QString& here, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("%1 changed on disk").arg(name));
    resize(dialogSize);
    auto* said = new QLabel(
        tr("Another program changed this file after you opened it. Saving now would overwrite "
           "its changes."));
    said->setWordWrap(true);
    auto* key = new QLabel(tr("− only in the file   + only here"));
    key->setObjectName(QStringLiteral("quiet"));
    auto* buttons = new QDialogButtonBox;
    QPushButton* const overwrite =
        buttons->addButton(tr("&Replace the file"), QDialogButtonBox::DestructiveRole);
    QPushButton* const take =
        buttons->addButton(tr("&Use the file's text"), QDialogButtonBox::ActionRole);
    QPushButton* const cancel = buttons->addButton(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    connect(overwrite, &QPushButton::clicked, this, [this] {
        emit overwriteChosen();
        accept();
    });
    connect(take, &QPushButton::clicked, this, [this] {
        emit fileChosen();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addWidget(said);
    column->addWidget(viewOf(changedLines(onDisk, here), theme), 1);
    column->addWidget(key);
    column->addWidget(buttons);
    cancel->setFocus();
}

} // namespace fusewright
