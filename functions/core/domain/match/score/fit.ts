/** The share of a part that is earned, and whether both sides are known. */
export interface Fit {
  share: number;
  isKnown: boolean;
}
