// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/editor/line_edits.h"
#include "widgets/editor/line_tracker.h"
#include "widgets/editor/text_layer.h"

#include <QPlainTextEdit>

#include <functional>
#include <memory>
#include <vector>

namespace fusewright {

class EditorGutter;
class LineFolds;
class MultiCursor;
class Theme;
struct RuleLanguage;

/// An editor of indented text: lines, folds, several carets. Knows nothing of rules but how their
/// lines are cut.
///
/// What is drawn besides the text are layers and what the gutter shows; each capability is one.
class CodeEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CodeEditor(const Theme& theme, QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// The document must have a QPlainTextDocumentLayout.
    void showDocument(QTextDocument& document);

    const Theme& theme() const { return m_theme; }
    EditorGutter& gutter() { return *m_gutter; }
    LineFolds& folds() { return *m_folds; }
    MultiCursor& cursors() { return *m_cursors; }
    LineTracker& lines() { return *m_lines; }

    /// Layers are painted in the order in which they were added, and must live as long.
    void addLayer(TextLayer& layer) { m_layers.push_back(&layer); }
    void addLayer(std::unique_ptr<TextLayer> layer);
    std::vector<VisibleLine> visibleLines() const;
    void setGutterWidth(int width);

    /// Steps from the normal size.
    int zoom() const { return m_zoom; }
    void setZoom(int steps);
    /// The normal size of the letters in points; 0 for that of the system.
    void setTextSize(int points);
    /// How many columns wide a tab is.
    void setTabWidth(int columns);

    /// Moves the caret, opens folds and scrolls as needed; what is jumped to stands in the middle.
    void jumpTo(const QTextCursor& cursor);
    /// Runs an edit of line_edits on the caret, and scrolls to it.
    void edit(const std::function<void(QTextCursor&)>& change);

    /// What the text is written in: its comments, brackets and colours.
    const RuleLanguage& language() const { return *m_language; }
    void setLanguage(const RuleLanguage& language) { m_language = &language; }

public slots:
    void undoStep();
    void redoStep();
    void indentLines();
    void unindentLines();
    void toggleComment();
    void moveLinesUp();
    void moveLinesDown();
    void duplicateLines();
    void deleteLines();
    void goToLine(int line); ///< From 1.
    void zoomInOneStep() { setZoom(m_zoom + 1); }
    void zoomOutOneStep() { setZoom(m_zoom - 1); }
    void resetZoom() { setZoom(0); }

signals:
    void zoomChanged(int steps);
    /// By a step of the history; where the focus is elsewhere, the caret did not follow.
    void historyStepped();
    /// The pointer was pressed with Ctrl held at a place of the text.
    void placeFollowed(int place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData* source) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    void placeGutter();
    void showTheme();
    void returnToLineStarts();
    bool takeKey(QKeyEvent& event);
    bool takeEditKey(const QKeyEvent& event);
    bool takeMoveKey(const QKeyEvent& event);

    const Theme& m_theme;
    EditorGutter* m_gutter;
    LineTracker* m_lines;
    LineFolds* m_folds;
    MultiCursor* m_cursors;
    std::vector<TextLayer*> m_layers;
    std::vector<std::unique_ptr<TextLayer>> m_ownLayers;
    int m_zoom = 0;
    int m_textSize = 0;
    int m_tabWidth = indentStep;
    const RuleLanguage* m_language;
};

} // namespace fusewright
