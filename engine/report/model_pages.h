// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/model_facts.h"
#include "engine/support/diagnostic.h"

#include <span>
#include <string>

namespace fusewright {

/// What a model report says, for both printers.
struct ModelReport {
    std::string file;
    ModelFacts facts;
    std::span<const Diagnostic> diagnostics;
};

std::string modelHtml(const ModelReport& report);
std::string modelMarkdown(const ModelReport& report);

} // namespace fusewright
