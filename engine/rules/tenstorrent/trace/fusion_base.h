// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"

namespace fusewright {

class TorchHost;

/// TT-XLA's `FusionProvider`, which classes of a file derive from.
class FusionBase : public PythonHostObject {
public:
    explicit FusionBase(TorchHost& host) : m_host(host) { }

    std::string typeName() const override { return "type"; }
    std::string text() const override
    {
        return "<class 'tt_torch.fusion_providers.FusionProvider'>";
    }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    bool derive(const PythonAsk& ask, PythonClass& derived) override;
    PythonValue inherited(const PythonAsk& ask, PythonValue self, std::string_view name) override;

private:
    TorchHost& m_host;
};

} // namespace fusewright
