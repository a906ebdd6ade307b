// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/page_style.h"

#include <string_view>

namespace fusewright {

namespace {

constexpr std::string_view lightInks = R"css(--ink: #1a2233; --soft: #535d70; --line: #d9dee6;
  --page: #ffffff; --card: #f4f6f9; --picture: #f7f8fa; --accent: #0b667f; --bar: #9ccbdb;
  --error: #ae241c; --warning: #855000;)css";
constexpr std::string_view darkInks = R"css(--ink: #e7eaf0; --soft: #a7b0c0; --line: #363f4e;
  --page: #151a22; --card: #1f2630; --picture: #171c25; --accent: #6cc7e0; --bar: #2f7690;
  --error: #ff938a; --warning: #f2b552;)css";

constexpr std::string_view styleRules = R"css(
body { font: 15px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink);
       background: var(--page); max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 1rem; color: var(--soft); }
p.lead { color: var(--ink); font-size: 1.06rem; max-width: 48rem; }
code { font: .92em ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace;
       overflow-wrap: anywhere; }
p code, li code { background: var(--card); border-radius: 4px; padding: .05rem .3rem; }
pre { background: var(--card); border-radius: 8px; padding: .9rem 1rem; white-space: pre-wrap;
      overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; }
dl div { background: var(--card); border-radius: 8px; padding: .75rem 1rem;
         display: flex; flex-direction: column-reverse; justify-content: flex-end; }
dt { color: var(--soft); font-size: .85rem; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--line);
         overflow-wrap: anywhere; vertical-align: top; }
th { color: var(--soft); font-weight: 600; font-size: .85rem; vertical-align: bottom; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th.n { white-space: normal; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; }
details > summary { cursor: pointer; }
details > summary .soft { color: var(--soft); }
details[open] > summary { margin-bottom: .5rem; }
ul { margin: .25rem 0 1rem; padding-left: 1.25rem; }
.track { background: var(--card); border-radius: 3px; min-width: 6rem; height: .7rem;
         margin-top: .4rem; }
.track i { display: block; background: var(--bar); border-radius: 3px; height: 100%; }
figure { margin: 1.25rem calc(50% - min(47vw, 52rem)) 2rem; }
figcaption { color: var(--soft); margin: .5rem 0; }
figcaption strong { color: var(--ink); }
.picture { background: var(--picture); border: 1px solid var(--line); border-radius: 10px;
           overflow: auto; max-height: 85vh; resize: vertical; text-align: center; }
.picture > svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }
.picture > svg.tall { max-height: 84vh; width: auto; }
figure input { accent-color: var(--accent); }
figure input:checked ~ .picture > svg { max-width: none; max-height: none; }
figure label { color: var(--soft); font-size: .85rem; }
ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .35rem 1.25rem; padding: 0; }
ul.legend li { display: flex; align-items: center; gap: .45rem; }
ul.legend svg { flex: none; }
ul.legend .soft { color: var(--soft); font-size: .85rem; }
.error { color: var(--error); } .warning { color: var(--warning); }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  figure { margin: 1rem 0; break-inside: avoid; } .picture { max-height: none; overflow: visible; }
  .picture > svg { max-height: 20cm; } figure input, figure label { display: none; }
  tr, li { break-inside: avoid; } h2, h3 { break-after: avoid; } }
)css";

} // namespace

std::string pageStyle(ReportTheme theme)
{
    const bool isDark = theme == ReportTheme::Dark;
    const std::string inks(isDark ? darkInks : lightInks);
    const std::string scheme = theme == ReportTheme::Auto ? "light dark"
        : isDark                                          ? "dark"
                                                          : "light";
    std::string text = ":root { color-scheme: " + scheme + "; " + inks + " }\n";
    if (theme == ReportTheme::Auto)
        text += "@media screen and (prefers-color-scheme: dark) {\n:root { " + std::string(darkInks)
            + " } }\n";
    return text + std::string(styleRules).substr(1) + pictureStyle(theme);
}

} // namespace fusewright
