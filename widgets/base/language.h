// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLocale>
#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

class QTranslator;

namespace fusewright {

/// The language that the program speaks. Changes at run time.
///
/// What is on screen keeps its texts: who shows them makes them anew after `changed`.
class Language : public QObject {
    Q_OBJECT

public:
    /// `folder` holds a `fusewright_CODE.qm` for each language.
    explicit Language(QString folder = QStringLiteral(":/translations"), QObject* parent = nullptr);
    ~Language() override;

    /// `de`, `zh_CN`; empty for the language of the system. What has no file is English.
    void setCode(const QString& code);
    const QString& code() const { return m_code; }

    /// The languages there are a file for, by code.
    QStringList codes() const;
    /// A language's name in that language: `Deutsch`.
    static QString nativeName(const QString& code);

signals:
    void changed();

private:
    QLocale spokenFor(const QLocale& wanted) const;
    void install(const QLocale& locale, const QString& name, const QString& folder);

    QString m_folder;
    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace fusewright
