// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/action.h"
#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/random_text.h"
#include "tests/monkey/stage.h"
#include "tests/monkey/trail.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QUrl>

#include <memory>

namespace fusewright::test {

namespace {

QStringList someFiles(Turn& turn)
{
    QStringList paths;
    for (int i = turn.chance.oneIn(3) ? turn.chance.between(2, 4) : 1; i > 0; --i)
        paths.append(turn.stage.files().any(turn.chance));
    for (const QString& path : paths)
        turn.trail.tell(path.mid(turn.stage.files().root().size() + 1));
    return paths;
}

std::unique_ptr<QMimeData> asData(const QStringList& paths)
{
    auto data = std::make_unique<QMimeData>();
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls.append(QUrl::fromLocalFile(path));
    data->setUrls(urls);
    return data;
}

void openFiles(Turn& turn)
{
    turn.stage.window().open(someFiles(turn));
}

void openBoth(Turn& turn)
{
    const FileZoo& files = turn.stage.files();
    const QStringList paths{files.model(turn.chance), files.rules(turn.chance)};
    turn.trail.tell(paths.join(QLatin1String(", ")));
    turn.stage.window().open(paths);
}

void dropFiles(Turn& turn)
{
    const auto data = asData(someFiles(turn));
    turn.hands.drop(turn.hands.somewhere(), *data);
}

void dropText(Turn& turn)
{
    QMimeData data;
    data.setText(turn.chance.oneIn(2) ? shortText(turn.chance) : longText(turn.chance));
    turn.trail.tell(data.text());
    turn.hands.drop(turn.hands.somewhere(), data);
}

void copyOutside(Turn& turn)
{
    QClipboard& clipboard = *QApplication::clipboard();
    switch (turn.chance.below(5)) {
    case 0:
        clipboard.setMimeData(asData(someFiles(turn)).release());
        break;
    case 1:
        clipboard.setText(QString::fromUtf8(bytesOf(turn.stage.files().model(turn.chance))));
        break;
    case 2:
        clipboard.setImage(QImage(3, 3, QImage::Format_RGB32));
        break;
    default:
        clipboard.setText(longText(turn.chance));
    }
}

void pasteOutside(Turn& turn)
{
    copyOutside(turn);
    turn.hands.press(Qt::Key_V, Qt::ControlModifier);
}

/// What somebody else might make of a file that is open.
void changeFile(Turn& turn, const QString& path, const QString& other)
{
    if (!turn.stage.files().holds(path))
        return;
    const int kind = turn.chance.below(6);
    turn.trail.tell(QStringLiteral("%1, way %2").arg(path.section(u'/', -1)).arg(kind));
    const QByteArray before = bytesOf(path);
    switch (kind) {
    case 0:
        QFile::remove(path);
        break;
    case 1:
        overwrite(path, before.left(before.size() / 2));
        break;
    case 2:
        overwrite(path, longText(turn.chance).toUtf8());
        break;
    case 3: // As programs do that write a file beside it first.
        overwrite(path + QLatin1String(".new"), bytesOf(other));
        QFile::remove(path);
        QFile::rename(path + QLatin1String(".new"), path);
        break;
    case 4:
        overwrite(path, bytesOf(other));
        break;
    default:
        overwrite(path, before + "\n");
    }
}

void changeModelOnDisk(Turn& turn)
{
    changeFile(turn, turn.stage.workspace().model().path(), turn.stage.files().model(turn.chance));
}

void changeRulesOnDisk(Turn& turn)
{
    const RulesTab& tab = *turn.chance.oneOf(turn.stage.tabs().all());
    changeFile(turn, tab.rules().path(), turn.stage.files().rules(turn.chance));
}

void refillFolder(Turn& turn)
{
    turn.stage.files().refill();
}

constexpr Action fileTable[] = {
    {25, "open files", openFiles},
    {15, "open model and rules", openBoth},
    {20, "drop files", dropFiles},
    {15, "drop text", dropText},
    {15, "paste from outside", pasteOutside},
    {8, "change the model on disk", changeModelOnDisk},
    {12, "change the rules on disk", changeRulesOnDisk},
    {2, "refill the folder", refillFolder},
};

} // namespace

std::span<const Action> fileActions()
{
    return fileTable;
}

} // namespace fusewright::test
