// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/fusion_pages.h"
#include "engine/report/page_table.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

struct ChangedPlace;
struct HardwareFacts;
struct PatternFacts;

/// What a page about fusion says, part after part. How a heading or a table looks, the page knows.
class FusionPrinter {
public:
    FusionPrinter(const FusionFacts& facts, const PageChoice& choice);
    virtual ~FusionPrinter() = default;
    FusionPrinter(const FusionPrinter&) = delete;
    FusionPrinter& operator=(const FusionPrinter&) = delete;

    void print();

protected:
    using Numbers = std::vector<std::pair<std::string, std::string>>;

    const FusionFacts& facts() const { return m_facts; }

    // Texts have names between backquotes.
    virtual void addHeading(const std::string& words) = 0;
    virtual void addSubheading(const std::string& text) = 0;
    /// `style` is `lead`, `soft` or nothing.
    virtual void addSentence(const std::string& text, std::string_view style) = 0;
    virtual void addLines(const std::vector<std::string>& texts) = 0;
    virtual void addNumbers(const Numbers& numbers) = 0;
    virtual void addTable(const PageTable& table) = 0;
    /// A table that not everybody reads; `aside` says what is in it.
    virtual void addLongTable(const std::string& title, const std::string& aside,
                              const PageTable& table) = 0;
    /// How far a pattern gets.
    virtual void addFunnel(const std::string& title, const PatternFacts& pattern) = 0;
    virtual void addPictures() = 0;
    /// Where a page has pictures among its words.
    virtual void addRoofline(const HardwareFacts& hardware) = 0;
    /// Both pictures of a place; `key` is a word that no other picture of the page has.
    virtual void addPlace(const ChangedPlace& place, const std::string& key) = 0;
    virtual void addCode(const std::string& words) = 0;
    virtual void addFiles() = 0;
    /// Whether a section for each operator is worth its lines.
    virtual bool hasRoom() const = 0;

private:
    void add(ReportPart part);
    void addSummary();
    void addCosts();
    void addStages();
    void addRules();
    void addMisses();
    void addChanges();
    void addSections();
    void addFindings();
    void addModel();
    void addCommand();

    const FusionFacts& m_facts;
    const PageChoice& m_choice;
};

} // namespace fusewright
