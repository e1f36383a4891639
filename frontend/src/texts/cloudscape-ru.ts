import type { I18nProviderProps } from '@cloudscape-design/components/i18n';

/** A message as the kit's formatter wants it when its parser is left out of the bundle. */
const text = (value: string) => [{ type: 0 as const, value }];

/** The kit ships no Russian. Only the components in use stand here: add a component, add its messages. */
export const cloudscapeRu: I18nProviderProps.Messages = {
  'cloudscape-design-components': {
    ru: {
      button: { 'i18nStrings.externalIconAriaLabel': text('Откроется в\u00a0новой вкладке') },
      input: { clearAriaLabel: text('Очистить') },
      select: {
        errorIconAriaLabel: text('Ошибка'),
        selectedAriaLabel: text('Выбрано'),
        recoveryText: text('Повторить'),
      },
      'form-field': { 'i18nStrings.errorIconAriaLabel': text('Ошибка') },
      tabs: {
        'i18nStrings.scrollLeftAriaLabel': text('Прокрутить влево'),
        'i18nStrings.scrollRightAriaLabel': text('Прокрутить вправо'),
      },
    },
  },
};
