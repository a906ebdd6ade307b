// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/file_zoo.h"

#include "tests/monkey/chance.h"
#include "tests/widgets/kit/model_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace fusewright::test {

namespace {

constexpr qint64 largestModel = 110'000;
const auto corpus = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/corpus/");
const auto shippedExamples = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/");

/// In an order that is the same on every disk.
QStringList filesUnder(const QString& folder, const QStringList& names)
{
    QStringList files;
    QDirIterator walk(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files.append(walk.next());
    files.sort();
    return files;
}

/// The names of a path as one name.
QString flatName(const QString& path, const QString& root)
{
    return path.mid(root.size()).replace(QLatin1Char('/'), QLatin1Char('-'));
}

} // namespace

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

FileZoo::FileZoo()
{
    refill();
}

QString FileZoo::put(const QString& name, const QByteArray& bytes) const
{
    const QString path = m_folder.filePath(name);
    overwrite(path, bytes);
    return path;
}

void FileZoo::refill()
{
    m_models.clear();
    m_rules.clear();
    m_oddities.clear();
    copyExamples();
    copyModels();
    copyRules();
    writeRules();
    writeOddities();
}

void FileZoo::copyExamples()
{
    QDir(root()).mkpath(QStringLiteral("examples"));
    for (const QString& name : QDir(shippedExamples).entryList(QDir::Files, QDir::Name)) {
        const QString path =
            put(QLatin1String("examples/") + name, bytesOf(shippedExamples + name));
        if (name.endsWith(QLatin1String(".onnx")) && QFileInfo(path).size() < largestModel)
            m_models.append(path);
        else if (name.endsWith(QLatin1String(".yaml")))
            m_rules.append(path);
    }
}

void FileZoo::copyModels()
{
    const QStringList names{QStringLiteral("*.onnx"),    QStringLiteral("*.json"),
                            QStringLiteral("*.mlir"),    QStringLiteral("*.hlo"),
                            QStringLiteral("*.dot"),     QStringLiteral("*.fx.txt"),
                            QStringLiteral("*.relax.py")};
    for (const QString& path : filesUnder(corpus + QLatin1String("models"), names)) {
        if (QFileInfo(path).size() < largestModel)
            m_models.append(put(flatName(path, corpus), bytesOf(path)));
    }
    for (int i = 0; i < 8; ++i)
        m_models.append(put(QStringLiteral("tiny %1.json").arg(i), tinyModel()));
}

void FileZoo::copyRules()
{
    for (const QString& path :
         filesUnder(corpus + QLatin1String("match"), {QStringLiteral("rules.yaml")})) {
        m_rules.append(put(flatName(path, corpus), bytesOf(path)));
        const QString graph = QFileInfo(path).absolutePath() + QLatin1String("/graph.dot");
        m_models.append(put(flatName(graph, corpus), bytesOf(graph)));
    }
}

void FileZoo::writeRules()
{
    const QByteArray rule = "r:\n  pattern:\n    a: {op_type: linear, child: b}\n"
                            "    b: {op_type: relu}\n";
    const QString text = QString::fromLatin1(rule) + QStringLiteral("# grün 融合\n");
    const auto utf16 = QByteArray("\xff\xfe", 2)
        + QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    m_rules.append(put(QStringLiteral("plain.yaml"), rule));
    m_rules.append(put(QStringLiteral("marked.yaml"), "\xef\xbb\xbf" + text.toUtf8()));
    m_rules.append(put(QStringLiteral("utf16.yaml"), utf16));
    m_rules.append(put(QStringLiteral("latin1.yaml"), rule + "# gr\xfcn\n"));
    m_rules.append(
        put(QStringLiteral("dos.yml"), QByteArray(rule).replace('\n', QByteArray("\r\n"))));
    m_rules.append(put(QStringLiteral("broken.yaml"), "r: {pattern: [\n\t- x: : :\n"));
    m_rules.append(put(QStringLiteral("Umlaut ü %20 'x'.yaml"), rule + rule));
    m_rules.append(put(QStringLiteral("empty.yaml"), {}));
}

void FileZoo::writeOddities()
{
    for (const QString& path : filesUnder(corpus + QLatin1String("files"), {}))
        m_oddities.append(put(flatName(path, corpus), bytesOf(path)));
    m_oddities.append(put(QStringLiteral("empty"), {}));
    m_oddities.append(put(QStringLiteral("zeros.onnx"), QByteArray(5000, '\0')));
    m_oddities.append(put(QStringLiteral("brackets.json"), QByteArray(20'000, '[')));
    m_oddities.append(put(QStringLiteral("picture.png"), "\x89PNG\r\n\x1a\n"));
    m_oddities.append(root());
    m_oddities.append(m_folder.filePath(QStringLiteral("not there.onnx")));
    m_oddities.append(m_folder.filePath(QStringLiteral("not there.yaml")));
}

QString FileZoo::any(Chance& chance) const
{
    switch (chance.below(6)) {
    case 0:
        return chance.oneOf(m_oddities);
    case 1:
    case 2:
        return rules(chance);
    default:
        return model(chance);
    }
}

QString FileZoo::model(Chance& chance) const
{
    return chance.oneOf(m_models);
}

QString FileZoo::rules(Chance& chance) const
{
    return chance.oneOf(m_rules);
}

QString FileZoo::target(Chance& chance, const QString& ending) const
{
    if (chance.oneIn(6))
        return any(chance);
    if (chance.oneIn(8))
        return m_folder.filePath(QStringLiteral("no folder/of that name/x") + ending);
    return m_folder.filePath(QStringLiteral("written %1").arg(chance.below(6)) + ending);
}

} // namespace fusewright::test
