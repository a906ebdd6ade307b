// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

/// Files of `resources/` that are part of the program itself.
namespace fusewright::embedded {

std::string_view operators();                 ///< catalogues/operators.json
std::string_view heuristics();                ///< catalogues/heuristics.json
std::string_view hardware();                  ///< catalogues/hardware.json
std::string_view qnn();                       ///< catalogues/qnn.json
std::string_view torchArguments();            ///< catalogues/torch_arguments.txt
std::string_view torchForms();                ///< catalogues/torch_forms.txt
std::string_view relaxArguments();            ///< catalogues/relax_arguments.txt
std::string_view relaxOperators();            ///< catalogues/relax_operators.txt
std::string_view tvmPatterns();               ///< tvm/patterns.py
std::string_view tvmUtils();                  ///< tvm/utils.py
std::string_view atenDefaults();              ///< catalogues/aten_defaults.txt
std::string_view derivatives();               ///< catalogues/derivatives.txt
std::string_view galleryIndex();              ///< gallery/index.json
std::string_view galleryBiasActivation();     ///< gallery/bias_activation.yaml
std::string_view galleryConvBnRelu();         ///< gallery/conv_bn_relu.yaml
std::string_view galleryLayerNorm();          ///< gallery/layer_norm.yaml
std::string_view galleryRmsNorm();            ///< gallery/rms_norm.yaml
std::string_view galleryResidualNorm();       ///< gallery/residual_norm.yaml
std::string_view galleryGelu();               ///< gallery/gelu.yaml
std::string_view gallerySwiglu();             ///< gallery/swiglu.yaml
std::string_view galleryAttention();          ///< gallery/attention.yaml
std::string_view galleryRotaryEmbedding();    ///< gallery/rotary_embedding.yaml
std::string_view galleryQuantizeDequantize(); ///< gallery/quantize_dequantize.yaml
std::string_view helpModels();                ///< help/models.md
std::string_view helpExporter();              ///< help/exporter.md
std::string_view helpRules();                 ///< help/rules.md
std::string_view helpCosts();                 ///< help/costs.md
std::string_view helpModes();                 ///< help/modes.md
std::string_view helpTraining();              ///< help/training.md
std::string_view helpReports();               ///< help/reports.md
std::string_view helpSearch();                ///< help/search.md
std::string_view helpSuggest();               ///< help/suggestions.md
std::string_view helpOrder();                 ///< help/order.md
std::string_view helpRewriting();             ///< help/rewriting.md
std::string_view helpQnn();                   ///< help/qnn.md
std::string_view helpTenstorrent();           ///< help/tenstorrent.md
std::string_view helpTvm();                   ///< help/tvm.md
std::string_view helpTranslate();             ///< help/translate.md
std::string_view helpAutomation();            ///< help/ci.md
std::string_view helpWindow();                ///< help/window.md
std::string_view helpGraph();                 ///< help/graph.md
std::string_view helpOperators();             ///< help/operators.md

} // namespace fusewright::embedded
