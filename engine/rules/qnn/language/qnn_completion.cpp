// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_completion.h"

#include "engine/rules/qnn/language/qnn_cursor.h"
#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/rule_context.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

std::string within(const std::string& quote, std::string_view name)
{
    std::string text = quote;
    return text.append(name).append(quote);
}

bool takesTag(QnnTakes takes)
{
    return takes == QnnTakes::Pattern || takes == QnnTakes::Operand || takes == QnnTakes::Tag
        || takes == QnnTakes::Part || takes == QnnTakes::Shape || takes == QnnTakes::Argument;
}

/// Whether what a function gives may stand there.
bool mayStand(QnnTakes takes, QnnGives gives)
{
    const bool isWhole = gives == QnnGives::Int || gives == QnnGives::Size;
    const bool isNumber = isWhole || gives == QnnGives::Float || gives == QnnGives::Number;
    const bool isMade = gives == QnnGives::Part || gives == QnnGives::Shape
        || gives == QnnGives::Operand || gives == QnnGives::Pattern;
    if (gives == QnnGives::Chosen)
        return takes != QnnTakes::Operator && takes != QnnTakes::Pattern;
    switch (takes) {
    case QnnTakes::Bool:
        return gives == QnnGives::Bool;
    case QnnTakes::Whole:
        return isWhole || gives == QnnGives::Number;
    case QnnTakes::Number:
        return isNumber;
    case QnnTakes::Scalar:
        return isNumber || gives == QnnGives::Bool;
    case QnnTakes::Any:
        return isNumber || gives == QnnGives::Bool || gives == QnnGives::Type;
    case QnnTakes::Type:
        return gives == QnnGives::Type;
    case QnnTakes::Operand:
        return gives == QnnGives::Operand;
    case QnnTakes::Pattern:
        return gives == QnnGives::Pattern;
    case QnnTakes::Operator:
        return gives == QnnGives::Operator;
    case QnnTakes::Part:
        return isMade;
    case QnnTakes::Shape:
        return gives == QnnGives::Shape || gives == QnnGives::Operand;
    case QnnTakes::Argument:
        return isMade || isNumber || gives == QnnGives::Bool;
    default:
        return false;
    }
}

class QnnCompleter {
public:
    QnnCompleter(const QnnFile& file, TextPosition position, const RuleContext& context)
        : m_context(context),
          m_offset(file.source->offset(position)),
          m_cursor(qnnCursorAt(*file.source, m_offset))
    {
        ByteRange word{m_offset, m_offset};
        if (m_cursor.token && (m_cursor.isInText || m_cursor.token->isName()))
            word = m_cursor.token->place;
        if (m_cursor.isInText) {
            const bool isClosed = m_cursor.token->kind == QnnToken::Kind::Text;
            word = {word.begin + 1, isClosed ? word.end - 1 : m_offset};
        }
        m_replaced = file.source->range(word);
    }

    std::vector<Completion> run();

private:
    void addFirstParts();
    void addTags(QnnTakes takes);
    void addOperators();
    void addFunctions(QnnTakes takes);
    void addValues(QnnTakes takes);
    void add(CompletionKind kind, std::string label, std::string text, std::string detail,
             std::string documentation = {});
    void addFunction(const QnnFunction& function);

    const RuleContext& m_context;
    std::size_t m_offset;
    QnnCursor m_cursor;
    TextRange m_replaced;
    std::vector<Completion> m_all;
};

void QnnCompleter::add(CompletionKind kind, std::string label, std::string text, std::string detail,
                       std::string documentation)
{
    m_all.push_back({.kind = kind,
                     .label = std::move(label),
                     .text = std::move(text),
                     .replaced = m_replaced,
                     .detail = std::move(detail),
                     .count = std::nullopt,
                     .documentation = std::move(documentation),
                     .stops = {}});
}

/// Passes and flags.
void QnnCompleter::addFirstParts()
{
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    if (!m_cursor.call.empty())
        return;
    if (m_cursor.hasFlag && m_cursor.operand == 1) {
        for (const RuleOption& flag : catalogue.flags())
            add(CompletionKind::Value, flag.name, flag.name, flag.summary);
        return;
    }
    for (const QnnPass& pass : catalogue.passes())
        add(CompletionKind::Value, pass.name, pass.name, pass.summary);
}

void QnnCompleter::addTags(QnnTakes takes)
{
    const std::string quote = m_cursor.isInText ? "" : "\"";
    if (m_cursor.where != QnnMatch && takes != QnnTakes::Tag)
        add(CompletionKind::Entry, "*", quote + '*' + quote, "the whole match");
    for (const std::string& tag : m_cursor.tags)
        add(CompletionKind::Entry, tag, within(quote, tag), "a tag of the pattern");
}

/// Those of the model first, the most frequent before others.
void QnnCompleter::addOperators()
{
    if (!m_cursor.isInText)
        return;
    std::map<std::string, std::size_t> counts;
    if (m_context.model) {
        for (const NodeId node : m_context.model->nodes())
            ++counts[std::string(m_context.model->nativeName(node))];
    }
    std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, std::ranges::greater(),
                             &std::pair<std::string, std::size_t>::second);
    for (const auto& [name, count] : sorted) {
        add(CompletionKind::Operator, name, name, "an operator of the model");
        m_all.back().count = count;
    }
}

void QnnCompleter::addFunction(const QnnFunction& function)
{
    const std::string name(function.name);
    add(CompletionKind::Key, name, name + "()", signatureText(function),
        std::string(function.summary));
    m_all.back().stops = {{name.size() + 1, name.size() + 1}};
}

void QnnCompleter::addFunctions(QnnTakes takes)
{
    const auto fits = [&](const QnnFunction& function) {
        return (function.where & m_cursor.where) != 0 && mayStand(takes, function.gives);
    };
    for (const QnnFunction& function : qnnFunctions()) {
        if (fits(function))
            addFunction(function);
    }
    for (const QnnHelper& helper : QnnCatalogue::builtIn().helpers()) {
        const std::string name(helper.function.name);
        if (!fits(helper.function))
            continue;
        if (helper.isConstant)
            add(CompletionKind::Value, name, name, std::string(helper.function.summary));
        else
            addFunction(helper.function);
    }
}

void QnnCompleter::addValues(QnnTakes takes)
{
    if (takes == QnnTakes::Bool)
        add(CompletionKind::Value, "OK", "OK", "always true");
    if (takes != QnnTakes::Type && takes != QnnTakes::Any)
        return;
    for (const std::string_view type : QnnCatalogue::builtIn().typeNames()) {
        const std::string name = "DType::" + std::string(type);
        add(CompletionKind::Value, name, name, "a type of elements");
    }
}

std::vector<Completion> QnnCompleter::run()
{
    if (!m_cursor.isInRule)
        return {};
    if (m_cursor.where == 0) {
        addFirstParts();
        return std::move(m_all);
    }
    const auto takes = m_cursor.takes();
    if (!takes)
        return {};
    if (takesTag(*takes))
        addTags(*takes);
    if (*takes == QnnTakes::SplitTag) {
        const std::string quote = m_cursor.isInText ? "" : "\"";
        for (const std::string& split : m_cursor.splits)
            add(CompletionKind::Entry, split, within(quote, split), "a split around this");
    }
    if (*takes == QnnTakes::Operator)
        addOperators();
    if (!m_cursor.isInText) {
        addValues(*takes);
        addFunctions(*takes);
    }
    return std::move(m_all);
}

} // namespace

std::vector<Completion> qnnCompletionsAt(const QnnFile& file, TextPosition position,
                                         const RuleContext& context)
{
    return QnnCompleter(file, position, context).run();
}

} // namespace fusewright
