/** Characters, as the user pool counts them; no other rule (docs/rules.md#sign-in-fields). */
export const minPasswordLength = 6;
