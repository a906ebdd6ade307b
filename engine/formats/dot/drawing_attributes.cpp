// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/drawing_attributes.h"

#include <algorithm>
#include <unordered_set>

namespace fusewright {

namespace {

// Words such as `dim`, `pad` and `scale` have a meaning for a whole graph only; on a node they are
// the model's own.
constexpr std::string_view drawnOnly =
    "Damping URL _background _draw_ _hdraw_ _hldraw_ _ldraw_ _tdraw_ _tldraw_ arrowhead "
    "arrowsize arrowtail bb bgcolor charset color colorscheme compound concentrate constraint "
    "decorate defaultdist dir diredgeconstraints distortion dpi edgeURL edgehref edgetarget "
    "edgetooltip esep fillcolor fixedsize fontcolor fontname fontnames fontpath fontsize "
    "forcelabels gradientangle headURL head_lp headclip headhref headlabel headport "
    "headtarget headtooltip height href image imagepath imagepos imagescale labelURL "
    "label_scheme labelangle labeldistance labelfloat labelfontcolor labelfontname "
    "labelfontsize labelhref labeljust labelloc labeltarget labeltooltip landscape layer "
    "layers layerselect layersep layout len lhead lheight lp ltail lwidth margin maxiter "
    "mclimit mindist minlen newrank nodesep nojustify notranslate nslimit nslimit1 ordering "
    "orientation outputorder overlap overlap_scaling overlap_shrink pack packmode pagedir "
    "pencolor penwidth peripheries pin pos quadtree rank rankdir ranksep rects regular "
    "remincross repulsiveforce samehead sametail samplepoints searchsize shapefile showboxes "
    "sides skew smoothing sortv splines style stylesheet tailURL tail_lp tailclip tailhref "
    "taillabel tailport tailtarget tailtooltip truecolor vertices viewport voro_margin weight "
    "width xdotversion xlp z";

std::unordered_set<std::string_view> wordsOf(std::string_view text)
{
    std::unordered_set<std::string_view> words;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(' '), text.size());
        words.insert(text.substr(0, length));
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return words;
}

} // namespace

bool isDrawingAttribute(std::string_view name)
{
    static const std::unordered_set<std::string_view> words = wordsOf(drawnOnly);
    return words.contains(name);
}

} // namespace fusewright
