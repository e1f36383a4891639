/** Tells the detail how many steps back in the browser's history the list lies. */
export const fromList = { stepsFromList: 1 };
