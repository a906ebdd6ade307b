// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/model_session.h"

#include "engine/formats/read_model.h"
#include "engine/support/file_bytes.h"

#include <utility>

namespace fusewright {

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
    return opened;
}

} // namespace fusewright
