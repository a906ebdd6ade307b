// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_events.h"

#include "engine/rules/yaml/yaml_messages.h"

#include <algorithm>
#include <exception>
#include <istream>
#include <streambuf>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

namespace fusewright {

namespace {

/// A stream over bytes that somebody else keeps.
class ViewBuffer : public std::streambuf {
public:
    explicit ViewBuffer(std::string_view text)
    {
        // The interface is older than const; nothing is written.
        char* const begin = const_cast<char*>(text.data());
        setg(begin, begin, begin + text.size());
    }
};

class EventRecorder : public YAML::EventHandler {
public:
    explicit EventRecorder(YamlEvents& out) : m_out(out) { }

    void OnDocumentStart(const YAML::Mark&) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override
    {
        add(YamlEvent::Kind::Null, mark);
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override
    {
        add(YamlEvent::Kind::Scalar, mark);
    }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  const std::string& value) override
    {
        YamlEvent& event = add(YamlEvent::Kind::Scalar, mark);
        event.textBegin = m_out.texts.size();
        event.textSize = value.size();
        m_out.texts += value;
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value style) override
    {
        add(style == YAML::EmitterStyle::Flow ? YamlEvent::Kind::FlowSequence
                                              : YamlEvent::Kind::BlockSequence,
            mark);
    }
    void OnSequenceEnd() override { m_out.events.push_back({YamlEvent::Kind::EndSequence}); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value style) override
    {
        add(style == YAML::EmitterStyle::Flow ? YamlEvent::Kind::FlowMapping
                                              : YamlEvent::Kind::BlockMapping,
            mark);
    }
    void OnMapEnd() override { m_out.events.push_back({YamlEvent::Kind::EndMapping}); }

private:
    YamlEvent& add(YamlEvent::Kind kind, const YAML::Mark& mark)
    {
        m_out.events.push_back({kind, static_cast<std::size_t>(std::max(mark.pos, 0))});
        return m_out.events.back();
    }

    YamlEvents& m_out;
};

} // namespace

YamlEvents readYamlEvents(std::string_view text)
{
    YamlEvents out;
    out.texts.reserve(text.size());
    ViewBuffer buffer(text);
    std::istream stream(&buffer);
    EventRecorder recorder(out);
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(recorder);
    } catch (const YAML::Exception& error) {
        const auto at = static_cast<std::size_t>(std::max(error.mark.pos, 0));
        out.failure = {.at = std::min(at, text.size()), .message = yaml::plainMessage(error.msg)};
    } catch (const std::exception&) {
        out.failure = {.at = 0, .message = yaml::plainMessage({})};
    }
    return out;
}

} // namespace fusewright
