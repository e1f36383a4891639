/** What an action of the account menu asks in a dialog of its own. */
export type AccountDialog = 'two-step' | 'forget-device' | 'export' | 'erase';
