// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright {

struct DraftAnswer;
struct RuleDraft;
struct RuleSet;
struct Suggestion;

/// `Saves 832 sections and 91.3 GB across boundaries`.
QString savingText(const Suggestion& suggestion);
/// `conv2d, batch_norm, relu`; alike ones one after another once, with their number.
QString operatorsText(const RuleDraft& draft);
/// `91.3 GB`, or `832 sections`: of a list all are told alike, as they are compared.
QString shortSavingText(const Suggestion& suggestion, bool inBytes);

/// What keeps a draft from being a rule; empty when nothing does.
QString faultText(const DraftAnswer& answer);
/// Where it matches and what it makes. Only of drafts without faults.
QString countsText(const DraftAnswer& answer);
/// Why the operators that were selected are no section of it; empty when they are.
QString fateText(const DraftAnswer& answer, const RuleSet& rules);
/// Which other rules make more or fewer sections because of it, a line each.
QString changesText(const DraftAnswer& answer, const RuleSet& rules);

} // namespace fusewright
