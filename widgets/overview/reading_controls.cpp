// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/reading_controls.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr OperatorLabel operatorLabels[] = {OperatorLabel::Target, OperatorLabel::FirstLine,
                                            OperatorLabel::SecondLine, OperatorLabel::Whole};

QString operatorLabelText(OperatorLabel label)
{
    switch (label) {
    case OperatorLabel::Guess:
        return ReadingControls::tr("guessed");
    case OperatorLabel::Target:
        return ReadingControls::tr("target");
    case OperatorLabel::FirstLine:
        return ReadingControls::tr("first line");
    case OperatorLabel::SecondLine:
        return ReadingControls::tr("second line");
    case OperatorLabel::Whole:
        return ReadingControls::tr("whole label");
    }
    return {};
}

QString reasonText(TidyReason reason)
{
    switch (reason) {
    case TidyReason::Constant:
        return ReadingControls::tr("constant, now a parameter");
    case TidyReason::Identity:
        return ReadingControls::tr("passes a value through");
    case TidyReason::Boundary:
        return ReadingControls::tr("input or output written as an operator");
    case TidyReason::ShapeArithmetic:
        return ReadingControls::tr("computes only shapes");
    case TidyReason::Dead:
        return ReadingControls::tr("no output needs it");
    }
    return {};
}

} // namespace

ReadingControls::ReadingControls(const Theme& theme, QAction* showAllNodes, QWidget* parent)
    : QWidget(parent),
      m_folded(new QLabel),
      m_keepsInputs(new QCheckBox(tr("Keep weights as inputs"))),
      m_readsAsTenstorrent(new QCheckBox(tr("Read operators as TT-XLA does")))
{
    m_folded->setWordWrap(true);
    m_folded->setObjectName(QStringLiteral("quiet"));
    m_folded->setFont(theme.font(TypeStep::Small));

    auto* showAll = new QCheckBox(tr("Show all nodes (raw)"));
    showAll->setToolTip(showAllNodes->toolTip());
    showAll->setChecked(showAllNodes->isChecked());
    connect(showAllNodes, &QAction::toggled, showAll, &QCheckBox::setChecked);
    connect(showAll, &QCheckBox::clicked, showAllNodes, &QAction::trigger);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid);
    createRow(m_operatorLabelCaption, m_operatorLabel, tr("Operator name"));
    createRow(m_functionCaption, m_function, tr("Function"));
    createRow(m_callsCaption, m_calls, tr("Calls"));
    m_calls->setToolTip(tr("Whether calls and composites are replaced by the operators inside or "
                           "stay one operator"));
    m_calls->addItem(tr("composites closed"), int(Calls::Default));
    m_calls->addItem(tr("all opened"), int(Calls::Opened));
    m_calls->addItem(tr("all closed"), int(Calls::Closed));
    column->addWidget(m_folded);
    m_keepsInputs->setToolTip(
        tr("Inputs that are weights by name or use are read as parameters of their operators"));
    connect(m_keepsInputs, &QCheckBox::clicked, this, &ReadingControls::choose);
    column->addWidget(m_keepsInputs);
    m_readsAsTenstorrent->setToolTip(
        tr("torch.compile records a + b as an operator of Python, TT-XLA as the method add"));
    connect(m_readsAsTenstorrent, &QCheckBox::clicked, this, &ReadingControls::choose);
    column->addWidget(m_readsAsTenstorrent);
    column->addWidget(showAll);
}

void ReadingControls::createRow(QLabel*& label, QComboBox*& choices, const QString& caption)
{
    label = new QLabel(caption);
    label->setObjectName(QStringLiteral("quiet"));
    choices = new ChoiceBox;
    choices->setAccessibleName(caption);
    choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    label->setBuddy(choices);
    connect(choices, &QComboBox::activated, this, &ReadingControls::choose);

    auto* row = new QHBoxLayout;
    row->setSpacing(2 * grid);
    row->addWidget(label);
    row->addWidget(choices, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void ReadingControls::show(const OpenedModel& opened)
{
    m_options = opened.options;
    showFolded(opened.facts, opened.options);
    showOperatorLabels(opened);
    showFunctions(opened);
    showCalls(opened);
    showFxMode(opened);
    m_keepsInputs->setChecked(opened.options.keepsInputs);
    m_keepsInputs->setVisible(!opened.options.raw
                              && (opened.options.keepsInputs || opened.facts.weightInputs > 0));
}

void ReadingControls::showFolded(const ModelFacts& facts, const OpenOptions& options)
{
    std::size_t total = 0;
    QStringList details;
    for (const FoldedAway& folded : facts.folded) {
        total += folded.count;
        details.append(
            tr("%1 × %2 (%3)")
                .arg(countText(folded.count), toQt(folded.native), reasonText(folded.reason)));
    }
    if (options.raw)
        m_folded->setText(tr("Every node of the file is shown."));
    else if (total == 0)
        m_folded->setText(tr("Nothing had to be folded away."));
    else
        m_folded->setText(tr("%Ln node(s) folded away", nullptr, static_cast<int>(total)));
    m_folded->setToolTip(details.join(QLatin1Char('\n')));
}

void ReadingControls::showOperatorLabels(const OpenedModel& opened)
{
    const bool isDot = opened.model->format == "dot";
    m_operatorLabelCaption->setVisible(isDot);
    m_operatorLabel->setVisible(isDot);
    if (!isDot)
        return;

    const OperatorLabel used = opened.model->operatorLabel;
    const bool isGuessed = opened.options.operatorLabel == OperatorLabel::Guess;
    m_operatorLabel->clear();
    m_operatorLabel->addItem(isGuessed && used != OperatorLabel::Guess
                                 ? tr("guessed (%1)").arg(operatorLabelText(used))
                                 : operatorLabelText(OperatorLabel::Guess),
                             int(OperatorLabel::Guess));
    for (const OperatorLabel label : operatorLabels)
        m_operatorLabel->addItem(operatorLabelText(label), int(label));
    m_operatorLabel->setCurrentIndex(m_operatorLabel->findData(int(opened.options.operatorLabel)));
}

void ReadingControls::showFunctions(const OpenedModel& opened)
{
    const auto& functions = opened.facts.functions;
    m_functionCaption->setVisible(functions.size() > 1);
    m_function->setVisible(functions.size() > 1);
    m_function->clear();
    for (const std::string& function : functions)
        m_function->addItem(toQt(function));
    const int asked = m_function->findText(toQt(opened.options.function));
    m_function->setCurrentIndex(asked >= 0 ? asked : m_function->findText(toQt(opened.facts.name)));
}

void ReadingControls::showCalls(const OpenedModel& opened)
{
    m_callsCaption->setVisible(opened.model->hasCalls);
    m_calls->setVisible(opened.model->hasCalls);
    m_calls->setCurrentIndex(m_calls->findData(int(opened.options.calls)));
}

void ReadingControls::showFxMode(const OpenedModel& opened)
{
    m_readsAsTenstorrent->setVisible(opened.model->hasPythonOperators);
    m_readsAsTenstorrent->setChecked(opened.options.fxMode == FxMode::Tenstorrent);
}

void ReadingControls::choose()
{
    OpenOptions options = m_options;
    if (m_operatorLabel->isVisibleTo(this))
        options.operatorLabel = OperatorLabel(m_operatorLabel->currentData().toInt());
    if (m_function->isVisibleTo(this) && m_function->currentIndex() >= 0)
        options.function = m_function->currentText().toStdString();
    if (m_calls->isVisibleTo(this))
        options.calls = Calls(m_calls->currentData().toInt());
    options.keepsInputs = m_keepsInputs->isChecked();
    options.fxMode = m_readsAsTenstorrent->isChecked() ? FxMode::Tenstorrent : FxMode::AsIs;
    if (options != m_options)
        emit optionsChosen(options);
}

} // namespace fusewright
