// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/rules_filters.h"

#include "engine/rules/rule_language.h"
#include "widgets/base/text.h"

#include <QCoreApplication>

namespace fusewright {

QStringList rulesEndings()
{
    QStringList endings;
    for (const RuleLanguage* language : ruleLanguages()) {
        for (const std::string_view ending : language->endings)
            endings.append(QLatin1Char('*') + toQt(ending));
    }
    endings.removeDuplicates();
    return endings;
}

QString rulesFilters()
{
    const QString rules = QCoreApplication::translate("MainWindow", "Rules (%1)")
                              .arg(rulesEndings().join(QLatin1Char(' ')));
    return rules + QLatin1String(";;") + QCoreApplication::translate("MainWindow", "All files (*)");
}

} // namespace fusewright
