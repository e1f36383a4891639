/** Of IPv6, what a provider gives to one customer at most, a house or a server: its first three groups. Null of IPv4. */
export const siteOf = (viewer: string): string | null =>
  viewer.includes(':') && !viewer.includes('.') ? viewer.split(':').slice(0, 3).join(':') : null;
