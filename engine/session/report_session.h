// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/hardware/hardware_profile.h"
#include "engine/report/fusion_facts.h"
#include "engine/session/model_session.h"
#include "engine/session/partition_session.h"
#include "engine/session/picture_session.h"
#include "engine/session/rules_session.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

struct BackwardGraph;

/// What the user chose about a report.
struct ReportChoice {
    FusionOptions fusion;
    bool cuts = false;
    PictureChoice picture;
    std::vector<FusionMode> pictures;           ///< The modes that are drawn; may be empty.
    std::optional<HardwareProfile> machine;     ///< What all of it costs on it.
    std::shared_ptr<const BackwardGraph> joint; ///< With the backward graph, where it is there.
};

/// Everything that there is to tell about fusing a model: all modes, the rules with what they
/// nearly match, what differs, and pictures. What is found on the way is among the diagnostics.
FusionFacts makeFusionReport(const OpenedModel& model, const CheckedRules& rules,
                             const ManualFusion& manual, const ReportChoice& choice,
                             const CancelToken& cancel = {});

/// The picture of a model as it is: coloured by what kind of operators they are, grouped by
/// modules.
ModeDrawing drawModel(const OpenedModel& model, const PictureChoice& choice,
                      const CancelToken& cancel = {});

/// Path, size and digest of a file; of standard input, and of files that are very large, no digest.
ReportFile reportFile(const std::string& path);

} // namespace fusewright
