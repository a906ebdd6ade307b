// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/fuzz_reader.h"

#include "engine/formats/dot/dot_writer.h"
#include "engine/formats/foreign_file.h"
#include "engine/formats/model_explorer/explorer_writer.h"
#include "engine/formats/native/native_writer.h"
#include "engine/report/model_json.h"
#include "engine/report/model_pages.h"
#include "engine/report/model_text.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <cstdlib>

namespace fusewright::fuzz {

void readAndWrite(const ModelFormat& format, const std::uint8_t* data, std::size_t size)
{
    static const auto catalogue = OperatorCatalogue::builtIn();
    const std::string path = "fuzz";
    const FileBytes bytes = FileBytes::copyOf({reinterpret_cast<const char*>(data), size});
    format.recognises(bytes.view());
    explainForeignFile(bytes.view());
    for (const bool tidy : {false, true}) {
        Diagnostics diagnostics;
        const auto model =
            format.read({bytes, path}, {.catalogue = catalogue, .tidy = tidy}, diagnostics);
        // A file that is refused without a reason leaves the user alone with it.
        if (!model && !diagnostics.hasErrors())
            std::abort();
        if (!model)
            continue;
        const ModelFacts facts = gatherFacts(*model);
        modelJson(facts, diagnostics.all());
        modelText(facts);
        modelHtml({.file = path, .facts = facts, .diagnostics = diagnostics.all()});
        modelMarkdown({.file = path, .facts = facts, .diagnostics = diagnostics.all()});
        writeNative(*model->graph);
        writeDot(*model->graph);
        writeModelExplorer(*model->graph);
    }
}

} // namespace fusewright::fuzz
