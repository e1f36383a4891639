/** Of what a match is made up, in points of a thousand; and no table beside them, so that any page may say them. */
export const pointsOf = { skills: 200, role: 450, level: 200, place: 80, pay: 40, domain: 30 };
export type Part = keyof typeof pointsOf;
export const partNames = Object.keys(pointsOf) as Part[];

export const highestPoints = 1000;
/** Of a thousand, in one that people see. */
export const perPoint = 10;
