// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/general_page.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/language.h"
#include "widgets/base/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int numberWidth = 32 * grid;

void bind(QCheckBox* box, Preference<bool>& preference)
{
    const auto follow = [box, &preference] { box->setChecked(preference.value()); };
    follow();
    QObject::connect(&preference, &PreferenceSignal::changed, box, follow);
    QObject::connect(box, &QCheckBox::toggled, box,
                     [&preference](bool checked) { preference.setValue(checked); });
}

void bind(QSpinBox* box, Preference<int>& preference)
{
    const auto follow = [box, &preference] { box->setValue(preference.value()); };
    follow();
    QObject::connect(&preference, &PreferenceSignal::changed, box, follow);
    QObject::connect(box, &QSpinBox::valueChanged, box,
                     [&preference](int value) { preference.setValue(value); });
}

/// A list in which each row's data is a value of the preference.
template <class T>
void bind(QComboBox* box, Preference<T>& preference)
{
    const auto follow = [box, &preference] {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(std::max(0, box->findData(QVariant::fromValue(preference.value()))));
    };
    follow();
    QObject::connect(&preference, &PreferenceSignal::changed, box, follow);
    QObject::connect(box, &QComboBox::currentIndexChanged, box, [box, &preference](int row) {
        preference.setValue(box->itemData(row).value<T>());
    });
}

} // namespace

GeneralPage::GeneralPage(const Theme& theme, Preferences& preferences, const QStringList& languages,
                         QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 3 * grid, 0, 0);
    m_form->setHorizontalSpacing(4 * grid);
    m_form->setVerticalSpacing(2 * grid);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);

    addHeading(theme, tr("Appearance"));
    addLanguage(languages);
    addTheme();
    auto* colorBlind = new QCheckBox(tr("&Colour-blind palette"));
    bind(colorBlind, preferences.colorBlindPalette);
    m_form->addRow({}, colorBlind);
    auto* motion = new QCheckBox(tr("&Reduced motion: nothing slides or fades"));
    bind(motion, preferences.reducedMotion);
    m_form->addRow({}, motion);

    addHeading(theme, tr("Graph"));
    addWheel();
    addHeading(theme, tr("Rules editor"));
    addFontSize();
    addTabWidth();
    addIncludeFolders();
    scrollOver();
}

/// The wheel moves the page, also where it goes over a list or a number on the way.
void GeneralPage::scrollOver()
{
    for (QWidget* const field : findChildren<QWidget*>()) {
        if (qobject_cast<QComboBox*>(field) || qobject_cast<QAbstractSpinBox*>(field)) {
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
    }
}

bool GeneralPage::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const field = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || !field || field->hasFocus())
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void GeneralPage::addHeading(const Theme& theme, const QString& text)
{
    auto* heading = new QLabel(text);
    heading->setFont(theme.font(TypeStep::Strong));
    if (m_form->rowCount() > 0)
        heading->setContentsMargins(0, 3 * grid, 0, 0);
    m_form->addRow(heading);
}

void GeneralPage::addLanguage(const QStringList& languages)
{
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("language"));
    box->addItem(tr("System language"), QString());
    for (const QString& code : languages)
        box->addItem(Language::nativeName(code), code);
    bind(box, m_preferences.language);
    m_form->addRow(tr("&Language:"), box);
}

void GeneralPage::addTheme()
{
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("theme"));
    box->addItem(tr("System default"), QVariant::fromValue(ThemeChoice::System));
    box->addItem(tr("Light"), QVariant::fromValue(ThemeChoice::Light));
    box->addItem(tr("Dark"), QVariant::fromValue(ThemeChoice::Dark));
    bind(box, m_preferences.theme);
    m_form->addRow(tr("&Theme:"), box);
}

void GeneralPage::addWheel()
{
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("wheel"));
    box->addItem(tr("Scrolls; with Ctrl it zooms"), false);
    box->addItem(tr("Zooms; with Ctrl it scrolls"), true);
    bind(box, m_preferences.wheelZooms);
    m_form->addRow(tr("&Wheel:"), box);
}

void GeneralPage::addFontSize()
{
    auto* box = new QSpinBox;
    box->setMinimumWidth(numberWidth);
    box->setObjectName(QStringLiteral("fontSize"));
    // One step below the least size stands for the system's.
    box->setRange(leastFontSize - 1, mostFontSize);
    box->setSpecialValueText(tr("System default"));
    box->setSuffix(tr(" pt"));
    Preference<int>& preference = m_preferences.editorFontSize;
    const auto follow = [box, &preference] {
        box->setValue(std::max(preference.value(), leastFontSize - 1));
    };
    follow();
    connect(&preference, &PreferenceSignal::changed, box, follow);
    connect(box, &QSpinBox::valueChanged, box,
            [&preference](int size) { preference.setValue(size < leastFontSize ? 0 : size); });
    m_form->addRow(tr("&Font size:"), box);
}

void GeneralPage::addTabWidth()
{
    auto* box = new QSpinBox;
    box->setMinimumWidth(numberWidth);
    box->setObjectName(QStringLiteral("tabWidth"));
    box->setRange(leastTabWidth, mostTabWidth);
    bind(box, m_preferences.editorTabWidth);
    m_form->addRow(tr("Ta&b width:"), box);
}

/// Separated as in a search path, since names of folders may have spaces.
void GeneralPage::addIncludeFolders()
{
    const QString separator(QDir::listSeparator());
    auto* line = new QLineEdit;
    line->setObjectName(QStringLiteral("includeFolders"));
    line->setPlaceholderText(tr("Folders, separated by %1").arg(separator));
    line->setToolTip(tr("Files that rules include are looked for beside them, then here."));
    line->setMinimumWidth(2 * numberWidth);
    Preference<QStringList>& preference = m_preferences.includeFolders;
    const auto follow = [line, &preference, separator] {
        line->setText(preference.value().join(separator));
    };
    follow();
    connect(&preference, &PreferenceSignal::changed, line, follow);
    connect(line, &QLineEdit::editingFinished, line, [line, &preference, separator] {
        preference.setValue(line->text().split(separator, Qt::SkipEmptyParts));
    });
    m_form->addRow(tr("&Include folders:"), line);
}

} // namespace fusewright
