// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/theme_colors.h"

#include <iterator>

namespace fusewright {

QColor ThemeColors::ink(Ink ink) const
{
    switch (ink) {
    case Ink::Text:
        return text;
    case Ink::Muted:
        return muted;
    case Ink::Accent:
        return accent;
    case Ink::OnAccent:
        return onAccent;
    case Ink::Error:
        return error;
    case Ink::Warning:
        return warning;
    case Ink::Info:
        return info;
    case Ink::Success:
        return success;
    }
    return text;
}

QPalette ThemeColors::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, panel);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, selection);
    palette.setColor(QPalette::HighlightedText, text);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::Light, raised);
    palette.setColor(QPalette::Midlight, hover);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Dark, border);
    palette.setColor(QPalette::Shadow, border);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, muted);
    return palette;
}

ThemeColors lightColors()
{
    ThemeColors colors;
    colors.window = QColor(0xf3f5f8);
    colors.panel = QColor(0xffffff);
    colors.raised = QColor(0xffffff);
    colors.border = QColor(0xd5dae2);
    colors.selection = QColor(0xcde5ee);
    colors.hover = QColor(0xe9f1f5);
    colors.bar = QColor(0x9ccbdb);
    colors.canvas = QColor(0xf7f8fa);
    colors.block = QColor(0xc4ccd8);
    colors.edge = QColor(0x8d98aa);
    colors.accent = QColor(0x0b667f);
    colors.errorTint = QColor(0xfdecea);
    colors.warningTint = QColor(0xfff4de);
    colors.infoTint = QColor(0xe3f1f6);
    colors.text = QColor(0x1a2233);
    colors.muted = QColor(0x535d70);
    colors.onAccent = QColor(0xffffff);
    colors.error = QColor(0xae241c);
    colors.warning = QColor(0x855000);
    colors.info = QColor(0x0b667f);
    colors.success = QColor(0x1c6b41);
    colors.caretLine = QColor(0xf2f6f9);
    colors.guide = QColor(0xe3e7ed);
    colors.sameWord = QColor(0xe2ebf1);
    colors.found = QColor(0xffefb8);
    colors.foundHere = QColor(0xffd97a);
    colors.syntaxKey = QColor(0x4a5a75);
    colors.syntaxEntry = QColor(0x6a35a3);
    colors.syntaxOperator = QColor(0x085f77);
    colors.syntaxLiteral = QColor(0x874100);
    colors.syntaxText = QColor(0x19633b);
    return colors;
}

ThemeColors darkColors()
{
    ThemeColors colors;
    colors.window = QColor(0x151a22);
    colors.panel = QColor(0x1b212b);
    colors.raised = QColor(0x252c38);
    colors.border = QColor(0x363f4e);
    colors.selection = QColor(0x1d475a);
    colors.hover = QColor(0x273341);
    colors.bar = QColor(0x2f7690);
    colors.canvas = QColor(0x171c25);
    colors.block = QColor(0x4a5567);
    colors.edge = QColor(0x6f7b8f);
    colors.accent = QColor(0x6cc7e0);
    colors.errorTint = QColor(0x3a2225);
    colors.warningTint = QColor(0x382d1a);
    colors.infoTint = QColor(0x1c323d);
    colors.text = QColor(0xe7eaf0);
    colors.muted = QColor(0xa7b0c0);
    colors.onAccent = QColor(0x0a1b23);
    colors.error = QColor(0xff938a);
    colors.warning = QColor(0xf2b552);
    colors.info = QColor(0x6cc7e0);
    colors.success = QColor(0x74d39f);
    colors.caretLine = QColor(0x222a36);
    colors.guide = QColor(0x2e3643);
    colors.sameWord = QColor(0x2d3b4a);
    colors.found = QColor(0x3b341d);
    colors.foundHere = QColor(0x5c2f10);
    colors.syntaxKey = QColor(0xa9b8d0);
    colors.syntaxEntry = QColor(0xcdb6f7);
    colors.syntaxOperator = QColor(0x7dd0e6);
    colors.syntaxLiteral = QColor(0xf3bd8d);
    colors.syntaxText = QColor(0x93d9ac);
    return colors;
}

ThemeColors colorBlindColors(ThemeColors colors)
{
    // After Okabe and Ito: reddish purple, orange and blue, as dark or light as the surface asks.
    const bool isDark = colors.window.lightness() < 128;
    colors.error = QColor(isDark ? 0xff9bd0 : 0x97206a);
    colors.errorTint = QColor(isDark ? 0x38222f : 0xfbeaf4);
    colors.warning = QColor(isDark ? 0xf2b552 : 0x7d5200);
    colors.success = QColor(isDark ? 0x82c3ff : 0x0a559b);
    return colors;
}

std::span<const ColorToken> colorTokens()
{
    static constexpr ColorToken tokens[] = {
        {"window", &ThemeColors::window},
        {"panel", &ThemeColors::panel},
        {"raised", &ThemeColors::raised},
        {"border", &ThemeColors::border},
        {"selection", &ThemeColors::selection},
        {"hover", &ThemeColors::hover},
        {"bar", &ThemeColors::bar},
        {"canvas", &ThemeColors::canvas},
        {"block", &ThemeColors::block},
        {"edge", &ThemeColors::edge},
        {"accent", &ThemeColors::accent},
        {"errorTint", &ThemeColors::errorTint},
        {"warningTint", &ThemeColors::warningTint},
        {"infoTint", &ThemeColors::infoTint},
        {"text", &ThemeColors::text},
        {"muted", &ThemeColors::muted},
        {"onAccent", &ThemeColors::onAccent},
        {"error", &ThemeColors::error},
        {"warning", &ThemeColors::warning},
        {"info", &ThemeColors::info},
        {"success", &ThemeColors::success},
        {"caretLine", &ThemeColors::caretLine},
        {"guide", &ThemeColors::guide},
        {"sameWord", &ThemeColors::sameWord},
        {"found", &ThemeColors::found},
        {"foundHere", &ThemeColors::foundHere},
        {"syntaxKey", &ThemeColors::syntaxKey},
        {"syntaxEntry", &ThemeColors::syntaxEntry},
        {"syntaxOperator", &ThemeColors::syntaxOperator},
        {"syntaxLiteral", &ThemeColors::syntaxLiteral},
        {"syntaxText", &ThemeColors::syntaxText},
    };
    return tokens;
}

namespace {

using C = ThemeColors;
constexpr TextOnSurface allTextsOnSurfaces[] = {
    {&C::text, &C::window},
    {&C::text, &C::panel},
    {&C::text, &C::raised},
    {&C::text, &C::selection},
    {&C::text, &C::hover},
    {&C::text, &C::errorTint},
    {&C::text, &C::warningTint},
    {&C::text, &C::infoTint},
    {&C::muted, &C::window},
    {&C::muted, &C::panel},
    {&C::muted, &C::raised},
    {&C::muted, &C::selection},
    {&C::muted, &C::hover},
    {&C::muted, &C::errorTint},
    {&C::muted, &C::warningTint},
    {&C::muted, &C::infoTint},
    {&C::accent, &C::window},
    {&C::accent, &C::panel},
    {&C::accent, &C::raised},
    {&C::accent, &C::selection},
    {&C::accent, &C::hover},
    {&C::accent, &C::errorTint},
    {&C::accent, &C::infoTint},
    {&C::accent, &C::warningTint},
    {&C::onAccent, &C::accent},
    {&C::error, &C::panel},
    {&C::error, &C::window},
    {&C::error, &C::errorTint},
    {&C::error, &C::selection},
    {&C::warning, &C::panel},
    {&C::warning, &C::window},
    {&C::warning, &C::selection},
    {&C::warning, &C::warningTint},
    {&C::info, &C::panel},
    {&C::info, &C::infoTint},
    {&C::info, &C::selection},
    {&C::success, &C::panel},
    {&C::success, &C::window},
    {&C::text, &C::caretLine},
    {&C::text, &C::sameWord},
    {&C::text, &C::found},
    {&C::text, &C::foundHere},
    {&C::muted, &C::caretLine},
    {&C::muted, &C::sameWord},
    {&C::muted, &C::found},
    {&C::muted, &C::foundHere},
    {&C::syntaxKey, &C::panel},
    {&C::syntaxKey, &C::caretLine},
    {&C::syntaxKey, &C::sameWord},
    {&C::syntaxKey, &C::found},
    {&C::syntaxKey, &C::foundHere},
    {&C::syntaxKey, &C::selection},
    {&C::syntaxEntry, &C::panel},
    {&C::syntaxEntry, &C::caretLine},
    {&C::syntaxEntry, &C::sameWord},
    {&C::syntaxEntry, &C::found},
    {&C::syntaxEntry, &C::foundHere},
    {&C::syntaxEntry, &C::selection},
    {&C::syntaxOperator, &C::panel},
    {&C::syntaxOperator, &C::caretLine},
    {&C::syntaxOperator, &C::sameWord},
    {&C::syntaxOperator, &C::found},
    {&C::syntaxOperator, &C::foundHere},
    {&C::syntaxOperator, &C::selection},
    {&C::syntaxLiteral, &C::panel},
    {&C::syntaxLiteral, &C::caretLine},
    {&C::syntaxLiteral, &C::sameWord},
    {&C::syntaxLiteral, &C::found},
    {&C::syntaxLiteral, &C::foundHere},
    {&C::syntaxLiteral, &C::selection},
    {&C::syntaxText, &C::panel},
    {&C::syntaxText, &C::caretLine},
    {&C::syntaxText, &C::sameWord},
    {&C::syntaxText, &C::found},
    {&C::syntaxText, &C::foundHere},
    {&C::syntaxText, &C::selection},
    {&C::error, &C::caretLine},
    {&C::warning, &C::caretLine},
    {&C::accent, &C::caretLine},
    {&C::text, &C::canvas},
    {&C::muted, &C::canvas},
};

} // namespace

std::span<const TextOnSurface> textsOnSurfaces()
{
    return allTextsOnSurfaces;
}

} // namespace fusewright
