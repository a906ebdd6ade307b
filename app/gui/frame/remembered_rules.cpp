// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/remembered_rules.h"

#include "engine/rules/rule_language.h"
#include "widgets/base/text.h"
#include "widgets/document/rules_tabs.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace fusewright {

namespace {

const QLatin1String tabsKey("tabs");
const QLatin1String currentKey("current");
const QLatin1String pathKey("path");
const QLatin1String tickedKey("ticked");
const QLatin1String languageKey("language");
const QLatin1String editorKey("editor");

} // namespace

RememberedRules rememberedRules(const RulesTabs& tabs)
{
    RememberedRules rules{.tabs = {}, .current = static_cast<int>(tabs.placeOf(tabs.current()))};
    for (const RulesTab* tab : tabs.all()) {
        const RuleLanguage* const chosen = tab->reading().chosenLanguage();
        rules.tabs.push_back({.path = tab->rules().path(),
                              .isTicked = tab->isTicked(),
                              .language = chosen ? toQt(chosen->id) : QString(),
                              .editor = {}});
    }
    return rules;
}

QByteArray encodeRules(const RememberedRules& rules)
{
    QJsonArray tabs;
    for (const RememberedTab& tab : rules.tabs)
        tabs.append(QJsonObject{{pathKey, tab.path},
                                {tickedKey, tab.isTicked},
                                {languageKey, tab.language},
                                {editorKey, QString::fromUtf8(tab.editor)}});
    const QJsonObject all{{currentKey, rules.current}, {tabsKey, tabs}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

RememberedRules decodeRules(const QByteArray& stored, const QByteArray& editor)
{
    RememberedRules rules;
    const QJsonDocument read = QJsonDocument::fromJson(stored);
    if (!read.isObject()) {
        if (!stored.isEmpty())
            rules.tabs.push_back({.path = QString::fromUtf8(stored),
                                  .isTicked = true,
                                  .language = {},
                                  .editor = editor});
        return rules;
    }
    const QJsonObject all = read.object();
    for (const QJsonValue each : all[tabsKey].toArray()) {
        const QJsonObject tab = each.toObject();
        rules.tabs.push_back({.path = tab[pathKey].toString(),
                              .isTicked = tab[tickedKey].toBool(true),
                              .language = tab[languageKey].toString(),
                              .editor = tab[editorKey].toString().toUtf8()});
    }
    const auto last = static_cast<int>(rules.tabs.size()) - 1;
    rules.current = std::clamp(all[currentKey].toInt(), 0, std::max(last, 0));
    return rules;
}

} // namespace fusewright
