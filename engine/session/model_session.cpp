// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/model_session.h"

#include "engine/formats/read_model.h"
#include "engine/session/file_kind.h"
#include "engine/support/file_bytes.h"

#include <utility>

namespace fusewright {

namespace {

/// Says what the file is instead of all that it could have been.
void tellIfRules(OpenedModel& opened)
{
    if (opened.options.text || opened.diagnostics.empty()
        || opened.diagnostics.front().code != "not-a-model")
        return;
    Diagnostics unread;
    const auto bytes = FileBytes::open(opened.path, unread);
    if (auto found = bytes ? rulesForModel(bytes->view(), opened.path) : std::nullopt)
        opened.diagnostics = {*std::move(found)};
}

} // namespace

OpenedModel openModel(const std::string& path, const OpenOptions& options,
                      std::shared_ptr<const OperatorCatalogue> catalogue, CancelToken cancel,
                      ProgressSink* progress)
{
    OpenedModel opened{.path = path, .options = options};
    Diagnostics diagnostics;
    const ReadOptions readOptions{.catalogue = catalogue ? std::move(catalogue)
                                                         : OperatorCatalogue::builtIn(),
                                  .infer = options.infer,
                                  .tidy = !options.raw,
                                  .findsWeights = !options.keepsInputs,
                                  .operatorLabel = options.operatorLabel,
                                  .function = options.function,
                                  .calls = options.calls,
                                  .fxMode = options.fxMode,
                                  .cancel = std::move(cancel),
                                  .progress = progress};
    if (options.text) {
        const FileBytes bytes = FileBytes::copyOf(*options.text);
        opened.model = readModel(ModelSource{bytes, opened.path}, readOptions, diagnostics);
    } else {
        opened.model = readModel(path, readOptions, diagnostics);
    }
    if (opened.model)
        opened.facts = gatherFacts(*opened.model);
    opened.diagnostics = diagnostics.all();
    if (!opened.model)
        tellIfRules(opened);
    return opened;
}

} // namespace fusewright
