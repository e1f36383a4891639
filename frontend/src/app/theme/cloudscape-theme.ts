import type { Theme } from '@cloudscape-design/components/theming';
import { modes, palette } from '#core/contract/stack/palette.ts';

export const font = "'Onest Variable', 'Onest Fallback', system-ui, sans-serif";

const { paper, card, ink, inkSecondary, accentText, hairline } = palette;
const accent = modes('#4a3aff', '#8f84ff');
const accentHover = modes('#3727d9', '#a59cff');
const accentTextHover = modes('#3727d9', '#c4bdff');
const accentTint = modes('#eceaff', '#2a2747');
const onAccent = modes('#ffffff', '#120f2b');
const inkTertiary = modes('#66666d', '#9c9ea7');
const inkHover = modes('#35363d', '#d5d4d0');
const green = modes('#0f6436', '#7fd6a0');
const red = modes('#a8231c', '#ff9d94');
const control = modes('#85827b', '#7b7f8b');
const switchColour = modes('#77757f', '#70737d');
const raised = modes('#ffffff', '#23252b');
const sunken = modes('#efede8', '#282a31');
const hover = modes('#f4f2ee', '#2a2d34');
/** Of what is filled with ink. */
const onInk = card;

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
    colorTextInputPlaceholder: inkTertiary,
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

    colorBackgroundControlChecked: ink,
    colorBackgroundControlDefault: modes('#ffffff', '#16181c'),
    colorForegroundControlDefault: onInk,
    colorBackgroundToggleDefault: switchColour,
    colorItemSelected: accent,

    colorBackgroundButtonPrimaryDefault: ink,
    colorBackgroundButtonPrimaryHover: inkHover,
    colorBackgroundButtonPrimaryActive: inkSecondary,
    colorBorderButtonPrimaryDefault: ink,
    colorBorderButtonPrimaryHover: inkHover,
    colorBorderButtonPrimaryActive: inkSecondary,
    colorTextButtonPrimaryDefault: onInk,
    colorTextButtonPrimaryHover: onInk,
    colorTextButtonPrimaryActive: onInk,

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

    colorTextStatusError: red,
    colorBorderStatusError: red,
    colorTextStatusSuccess: green,

    borderRadiusContainer: '16px',
    borderRadiusCardDefault: '16px',
    borderRadiusButton: '10px',
    borderRadiusInput: '10px',
    borderRadiusDropdown: '12px',
    borderRadiusPopover: '12px',
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
  'ink-tertiary': inkTertiary,
  'ink-hover': inkHover,
  'on-ink': onInk,
  green,
  'green-tint': modes('#e0f2e6', '#17352a'),
  red,
  'red-tint': modes('#fde8e6', '#43211f'),
  amber: modes('#7d4600', '#f0bd75'),
  'amber-tint': modes('#fbeed8', '#3a2c17'),
  raised,
  hover,
  hairline,
  'hairline-hover': modes('#b9b5ab', '#565a64'),
  'tag-background': sunken,
  bar: modes('#f1efea', '#25282f'),
  'bar-selected': modes('#e2dfd8', '#353841'),
  'tile-lightness': modes('0.93', '0.34'),
  'tile-chroma': modes('0.05', '0.06'),
  'tile-lightness-deep': modes('0.86', '0.45'),
  'tile-chroma-deep': modes('0.085', '0.085'),
  'tile-ink-lightness': modes('0.36', '0.95'),
  'tile-ink-chroma': modes('0.1', '0.04'),
  failed: modes('#a8231c', '#a3312a'),
  succeeded: modes('#0f6436', '#1d6b3f'),
  told: modes('#35363d', '#35363d'),
  skeleton: modes('#eae7e1', '#2a2d33'),
  control,
  switch: switchColour,
  input: modes('#ffffff', '#16181c'),
  veil: modes('rgb(23 24 28 / 45%)', 'rgb(0 0 0 / 60%)'),
};
