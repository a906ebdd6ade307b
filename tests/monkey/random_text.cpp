// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/random_text.h"

#include "tests/monkey/chance.h"

#include <QStringList>

namespace fusewright::test {

namespace {

constexpr const char* operatorWords[] = {"linear", "relu",    "add",    "mul",  "Conv",
                                         "MatMul", "softmax", "Gather", "gelu", "nothing_of_that"};

constexpr const char* ruleWords[] = {"pattern:",
                                     "  pattern:",
                                     "priority: 3",
                                     "heuristic:",
                                     "name: SAFE_GEMM",
                                     "op_type: relu",
                                     "child: b",
                                     "children: [",
                                     "required: no",
                                     "is_input: true",
                                     "may_repeat: 2",
                                     "patterns:",
                                     "  - a:",
                                     "max_repeat: x",
                                     "{op_type: add}",
                                     "[linear, relu]",
                                     "r:",
                                     "a: &b",
                                     "*b",
                                     "# expect: 3 matches",
                                     "# a comment",
                                     "\"unfinished",
                                     "{{{{",
                                     "]]}",
                                     "- - - -",
                                     "key: |",
                                     "  >-",
                                     "!!binary aGk=",
                                     "? key",
                                     "%YAML 1.2",
                                     "---",
                                     "...",
                                     "null",
                                     "1e999",
                                     "0x1F"};

constexpr const char* foreignWords[] = {
    "Größe",    "naïve",          "правило",
    "算子融合", "規則",           "قاعدة",
    "שלום",     "e\u0301e\u0308", "👩‍👩‍👧‍👦🏽",
    "\u00a0",   "\u2028",         "ﬁ",
    "𝔘𝔫𝔦",      "\u200b",         "\u202eabc"};

constexpr const char* signs = " \t:-{}[]'\"#&*!|>%@`,?~^$()=+<>/\\;._";

QString oneRule(Chance& chance)
{
    const QString one = QLatin1String(chance.oneOf(operatorWords));
    const QString other = QLatin1String(chance.oneOf(operatorWords));
    return QStringLiteral("rule_%1:\n"
                          "  priority: %2\n"
                          "  pattern:\n"
                          "    a: {op_type: %3, child: b}\n"
                          "    b:\n"
                          "      op_type: %4\n")
        .arg(chance.below(20))
        .arg(chance.below(9))
        .arg(one, other);
}

QString rules(Chance& chance, int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += oneRule(chance);
    return text;
}

QString garbage(Chance& chance, int count)
{
    QString text;
    for (int i = 0; i < count; ++i) {
        if (chance.oneIn(9))
            text += QLatin1Char('\n');
        else if (chance.oneIn(5))
            text += QString::fromUtf8(chance.oneOf(foreignWords));
        else
            text += QChar(ushort(chance.between(' ', 0x2ff)));
    }
    return text;
}

QString nested(int depth)
{
    QString text;
    for (int i = 0; i < depth; ++i)
        text += QString(i, QLatin1Char(' ')) + QStringLiteral("k:\n");
    return text;
}

} // namespace

QString shortText(Chance& chance)
{
    switch (chance.below(5)) {
    case 0:
        return QChar(QLatin1Char(signs[chance.below(qsizetype(qstrlen(signs)))]));
    case 1:
        return QString::fromUtf8(chance.oneOf(foreignWords));
    case 2:
        return QLatin1String(chance.oneOf(operatorWords));
    default:
        return QLatin1String(chance.oneOf(ruleWords));
    }
}

QString longText(Chance& chance)
{
    switch (chance.below(9)) {
    case 0:
        return garbage(chance, chance.between(1, 300));
    case 1:
        return QString(chance.between(200, 6000), QLatin1Char(chance.oneIn(2) ? 'x' : '['));
    case 2:
        return nested(chance.between(2, 120));
    case 3:
        return rules(chance, chance.between(5, 40));
    case 4:
        return rules(chance, 2).chopped(chance.between(1, 40));
    case 5:
        return rules(chance, 1).replace(QLatin1Char('\n'), QLatin1String("\r\n"));
    default:
        return rules(chance, chance.between(1, 3));
    }
}

QString queryText(Chance& chance)
{
    constexpr const char* parts[] = {"op:relu", "op:",   "in:net",    "rule:r",   "near:3", "\"",
                                     "(",       "*",     "!op:Conv",  "shape:1x", "-",      "fc",
                                     "/a[b/",   "op:*a", "section:0", "ü",        "or",     "and"};
    QStringList words;
    for (int i = chance.between(1, 3); i > 0; --i)
        words.append(QString::fromUtf8(chance.oneOf(parts)));
    return words.join(QLatin1Char(' '));
}

} // namespace fusewright::test
