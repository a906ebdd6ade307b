// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_random.h"
#include "tests/engine/rules/qnn/qnn_kit.h"

namespace fusewright::test {

std::string PlainCase::rules() const
{
    return qnnRule(match, textOf(constraint), "Op(\"Done\")");
}

std::string PlainCase::text() const
{
    std::string text = net.text() + rules();
    for (const auto& [name, value] : options)
        text += "option " + name + '=' + value + '\n';
    for (const auto& [name, isTrue] : answers)
        text += "answer " + name + '=' + (isTrue ? "true" : "false") + '\n';
    return text;
}

PlainPlace PlainCase::place(bool joins) const
{
    return {.net = &net,
            .tags = tags,
            .options = &options,
            .answers = &answers,
            .pieces = {},
            .joins = joins};
}

} // namespace fusewright::test
