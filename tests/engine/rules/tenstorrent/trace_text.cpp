// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/trace_text.h"

#include "engine/python/eval/python_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace fusewright::test {

namespace {

QString textOf(double number)
{
    return QString::fromStdString(pythonRealText(number));
}

QString textOf(std::int64_t number)
{
    return QString::number(number);
}

QString textOf(bool truth)
{
    return truth ? "True" : "False";
}

QString textOf(const std::string& text)
{
    return QString::fromStdString(pythonQuoted(text));
}

// NOLINTBEGIN(misc-no-recursion): texts of a test.
QString textOfItems(const QJsonArray& items);

QString textOfJson(const QJsonValue& value)
{
    if (value.isArray())
        return '[' + textOfItems(value.toArray()) + ']';
    if (value.isNull())
        return "None";
    if (value.isBool())
        return textOf(value.toBool());
    if (value.isString())
        return textOf(value.toString().toStdString());
    if (value.isDouble())
        return value.toInteger(-999'999) == -999'999 ? textOf(value.toDouble())
                                                     : textOf(std::int64_t(value.toInteger()));
    const QJsonObject object = value.toObject();
    const QString key = object.keys().value(0);
    const QJsonValue inner = object.value(key);
    if (key == "value")
        return '%' + inner.toString();
    if (key == "slice")
        return "slice(" + textOfItems(inner.toArray()) + ')';
    if (key != "dict")
        return inner.toString();
    QStringList entries;
    const QJsonObject table = inner.toObject();
    for (auto at = table.begin(); at != table.end(); ++at)
        entries += at.key() + ": " + textOfJson(at.value());
    return '{' + entries.join(", ") + '}';
}

QString textOfItems(const QJsonArray& items)
{
    QStringList texts;
    for (const QJsonValue& item : items)
        texts += textOfJson(item);
    return texts.join(", ");
}
// NOLINTEND(misc-no-recursion)

QString textOf(const RawJson& raw)
{
    const auto json = QByteArray::fromStdString('[' + raw.text + ']');
    return textOfItems(QJsonDocument::fromJson(json).array());
}

QString textOf(const TensorLiteral&)
{
    return "tensor";
}

template <class Item>
QString textOf(const std::vector<Item>& items)
{
    QStringList texts;
    for (const Item& item : items)
        texts += textOf(item);
    return '[' + texts.join(", ") + ']';
}

/// The argument that begins at `at`, which is moved behind it.
// NOLINTNEXTLINE(misc-no-recursion): lists of a test.
QString textOfNext(const TracedGraph& graph, const std::vector<TracedArgument>& all,
                   std::size_t& at)
{
    const TracedArgument& argument = all[at++];
    if (argument.isNode()) {
        const TracedNode& node = graph.nodes[argument.node];
        const bool isAttribute = node.kind == CallKind::Attribute;
        return '%' + QString::fromStdString(isAttribute ? node.target : node.name);
    }
    if (!argument.isList)
        return std::visit([](const auto& value) { return textOf(value); }, argument.literal);
    QStringList items;
    while (at < all.size() && all[at].depth > argument.depth)
        items += textOfNext(graph, all, at);
    return '[' + items.join(", ") + ']';
}

QString argumentsOf(const TracedGraph& graph, const std::vector<TracedArgument>& all)
{
    QStringList texts;
    for (std::size_t at = 0; at < all.size();) {
        const QString keyword = QString::fromStdString(all[at].keyword);
        const QString text = textOfNext(graph, all, at);
        texts += keyword.isEmpty() ? text : keyword + '=' + text;
    }
    return texts.join(", ");
}

QString lineOf(const TracedGraph& graph, const TracedNode& node)
{
    const QString name = QString::fromStdString(node.name);
    const QString target = QString::fromStdString(node.target);
    if (node.isParameter)
        return name + " = placeholder";
    if (node.kind == CallKind::Attribute)
        return target + " = get_attr";
    const QString kind = node.kind == CallKind::Method ? "call_method " : "call_function ";
    return name + " = " + kind + target + '(' + argumentsOf(graph, node.arguments) + ')';
}

} // namespace

QStringList linesOf(const TracedGraph& graph)
{
    QStringList lines;
    for (const TracedNode& node : graph.nodes)
        lines += lineOf(graph, node);
    return lines << "output(" + argumentsOf(graph, graph.returned) + ')';
}

QString withoutReturnedKeys(QString line)
{
    static const QRegularExpression key(R"((?<=[{ ])\w+: )");
    if (!line.startsWith("output({"))
        return line;
    return line.remove(key).replace('{', '[').replace('}', ']');
}

} // namespace fusewright::test
