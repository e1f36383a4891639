/** Of the Model Context Protocol's versions with a handshake those that know no batches, the newer first. */
export const versionsWithHandshake = ['2025-11-25', '2025-06-18'] as const;

/** The newest that the SDK speaks: each message says by itself what the handshake did. */
export const newestVersion = '2026-07-28';

/** Bytes: what the firewall lets through where nobody writes at length (docs/decisions/034). */
export const maxMessageBytes = 8192;
