// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QTemporaryDir>

namespace fusewright::test {

class Chance;

/// A folder of files of every kind that can be opened, and of some that cannot. Everything the
/// program writes is in there too.
class FileZoo {
public:
    FileZoo();

    QString root() const { return m_folder.path(); }
    QString settings() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    QString examples() const { return m_folder.filePath(QStringLiteral("examples")); }
    QString journals() const { return m_folder.filePath(QStringLiteral("journal")); }
    bool holds(const QString& path) const { return path.startsWith(root() + QLatin1Char('/')); }

    /// Writes again what was overwritten since.
    void refill();
    /// A model, rules, or something that is neither.
    QString any(Chance& chance) const;
    QString model(Chance& chance) const;
    QString rules(Chance& chance) const;
    /// For a file to be written; it may exist.
    QString target(Chance& chance, const QString& ending) const;

private:
    void copyExamples();
    void copyModels();
    void copyRules();
    void writeRules();
    void writeOddities();
    QString put(const QString& name, const QByteArray& bytes) const;

    QTemporaryDir m_folder;
    QStringList m_models;
    QStringList m_rules;
    QStringList m_oddities;
};

QByteArray bytesOf(const QString& path);
/// Writes into the file as an editor does that knows no better: over what is there.
void overwrite(const QString& path, const QByteArray& bytes);

} // namespace fusewright::test
