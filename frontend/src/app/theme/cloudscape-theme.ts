import type { Theme } from '@cloudscape-design/components/theming';

const modes = (light: string, dark: string) => ({ light, dark });

export const font = "'Onest Variable', 'Onest Fallback', system-ui, sans-serif";

const paper = modes('#f6f5f2', '#121316');
const card = modes('#ffffff', '#1b1d22');
const accent = modes('#4a3aff', '#8f84ff');
const accentHover = modes('#3727d9', '#a79eff');
const accentText = modes('#4a3aff', '#a79eff');
const accentTextHover = modes('#3727d9', '#c4bdff');
const accentTint = modes('#efedff', '#292647');
const onAccent = modes('#ffffff', '#14122b');
const ink = modes('#1b1b1f', '#ecebe8');
const inkSecondary = modes('#5c5b63', '#a9a8b0');
const hairline = modes('#e3e0d9', '#30333a');
const control = modes('#85838c', '#7f828c');
const raised = modes('#ffffff', '#22252b');
const hover = modes('#f4f2ee', '#2a2d34');

/** Paper and ink with one accent: the kit's own blue is nowhere left. */
export const cloudscapeTheme: Theme = {
  tokens: {
    fontFamilyBase: font,
    fontFamilyHeading: font,
    fontFamilyDisplay: font,

    colorBackgroundLayoutMain: paper,
    colorBackgroundContainerContent: card,
    colorBackgroundContainerHeader: card,
    colorBackgroundInputDefault: modes('#ffffff', '#16181c'),
    colorBackgroundDropdownItemDefault: raised,
    colorBackgroundDropdownItemHover: hover,
    colorBackgroundItemSelected: accentTint,
    colorBackgroundDropdownItemSelected: accentTint,
    colorBackgroundPopover: raised,

    colorTextBodyDefault: ink,
    colorTextBodySecondary: inkSecondary,
    colorTextHeadingDefault: ink,
    colorTextHeadingSecondary: inkSecondary,
    colorTextFormDefault: ink,
    colorTextFormSecondary: inkSecondary,
    colorTextDropdownItemDefault: ink,
    colorTextDropdownItemHighlighted: ink,
    colorTextDropdownItemFilterMatch: accentText,
    colorBackgroundDropdownItemFilterMatch: accentTint,
    colorTextInputPlaceholder: modes('#6b6a72', '#9a99a2'),
    colorTextLinkDefault: accentText,
    colorTextLinkHover: accentTextHover,
    colorTextAccent: accentText,
    colorTextInteractiveDefault: ink,
    colorTextInteractiveHover: accentText,
    colorTextButtonIconHover: accentText,

    colorBorderDividerDefault: hairline,
    colorBorderDividerSecondary: hairline,
    colorBorderContainerTop: hairline,
    colorBorderInputDefault: control,
    colorBorderInputFocused: accent,
    colorBorderControlDefault: control,
    colorBorderItemFocused: accent,
    colorBorderItemSelected: accent,
    colorBorderDropdownContainer: hairline,
    colorBorderDropdownItemHover: control,
    colorBorderPopover: hairline,

    colorBackgroundControlChecked: accent,
    colorBackgroundControlDefault: modes('#ffffff', '#16181c'),
    colorForegroundControlDefault: onAccent,
    colorBackgroundToggleDefault: modes('#77757f', '#70737d'),
    colorItemSelected: accent,

    colorBackgroundButtonPrimaryDefault: accent,
    colorBackgroundButtonPrimaryHover: accentHover,
    colorBackgroundButtonPrimaryActive: modes('#2b1db5', '#bcb5ff'),
    colorBorderButtonPrimaryDefault: accent,
    colorBorderButtonPrimaryHover: accentHover,
    colorBorderButtonPrimaryActive: modes('#2b1db5', '#bcb5ff'),
    colorTextButtonPrimaryDefault: onAccent,
    colorTextButtonPrimaryHover: onAccent,
    colorTextButtonPrimaryActive: onAccent,

    colorBackgroundButtonNormalDefault: card,
    colorBackgroundButtonNormalHover: hover,
    colorBackgroundButtonNormalActive: accentTint,
    colorBorderButtonNormalDefault: control,
    colorBorderButtonNormalHover: ink,
    colorBorderButtonNormalActive: accent,
    colorTextButtonNormalDefault: ink,
    colorTextButtonNormalHover: ink,
    colorTextButtonNormalActive: accentText,

    colorBackgroundButtonLinkHover: hover,
    colorBackgroundButtonLinkActive: accentTint,
    colorTextLinkButtonNormalDefault: ink,
    colorTextLinkButtonNormalHover: accentText,
    colorTextLinkButtonNormalActive: accentText,
    colorTextButtonLinkDefault: ink,
    colorTextButtonLinkHover: accentText,
    colorTextButtonLinkActive: accentText,

    colorBackgroundFlashbarError: modes('#b3261e', '#a3312a'),
    colorBackgroundFlashbarSuccess: modes('#136c39', '#1d6b3f'),

    borderRadiusContainer: '16px',
    borderRadiusCardDefault: '16px',
    borderRadiusButton: '10px',
    borderRadiusInput: '10px',
    borderRadiusDropdown: '12px',
    borderRadiusPopover: '12px',
    borderRadiusFlashbar: '14px',
    borderRadiusBadge: '8px',
    borderWidthButton: '1px',
    borderWidthField: '1px',
    fontWeightButton: '600',
    sizeVerticalInput: '40px',
    spaceButtonVertical: '8px',
  },
};

/**
 * The names that our own style sheets use. The kit's variables carry a hash that changes with its releases, so
 * nothing of ours leans on them.
 */
export const ownColours = {
  paper,
  card,
  ink,
  'ink-secondary': inkSecondary,
  link: accentText,
  'link-hover': accentTextHover,
  focus: accent,
  accent,
  'accent-hover': accentHover,
  'on-accent': onAccent,
  'accent-text': accentText,
  'accent-tint': accentTint,
  green: modes('#136c39', '#7fd6a0'),
  'green-tint': modes('#e2f4e8', '#173526'),
  red: modes('#b3261e', '#ff9d94'),
  'red-tint': modes('#fdecea', '#3b1f1d'),
  raised,
  hover,
  hairline,
  'hairline-hover': modes('#b9b5ab', '#565a64'),
  'tag-background': modes('#f3f1ec', '#282b31'),
  skeleton: modes('#eae7e1', '#2a2d33'),
  control,
  input: modes('#ffffff', '#16181c'),
  veil: modes('rgb(27 27 31 / 45%)', 'rgb(0 0 0 / 60%)'),
};
