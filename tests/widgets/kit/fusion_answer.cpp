// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/widgets/kit/fusion_answer.h"

#include "engine/session/model_session.h"
#include "tests/engine/kit/graph_text.h"

#include <QFile>

namespace fusewright::test {

std::shared_ptr<const FusionAnswer> answerOf(std::shared_ptr<const Graph> graph,
                                             const std::string& rules)
{
    FusionSession session("rules.yaml",
                          {.operators = nullptr, .heuristics = nullptr, .model = std::move(graph)});
    return std::make_shared<const FusionAnswer>(session.answer(rules));
}

std::shared_ptr<const FusionAnswer> answerOf(std::string_view graph, const std::string& rules)
{
    return answerOf(std::make_shared<const Graph>(std::move(GraphText(graph).graph)), rules);
}

std::shared_ptr<const FusionAnswer> llamaAnswer()
{
    const std::string folder = FUSEWRIGHT_SOURCE_DIR "/resources/examples/";
    QFile rules(QString::fromStdString(folder + "llama2.yaml"));
    if (!rules.open(QIODevice::ReadOnly))
        qFatal("cannot read the rules of the example");
    const OpenedModel opened = openModel(folder + "llama2-7b.json", {}, nullptr);
    return answerOf(opened.model->graph, rules.readAll().toStdString());
}

} // namespace fusewright::test
