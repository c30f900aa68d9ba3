/** How many days the overview may look back, today included. By itself, as operators alone ask for it. */
export const OVERVIEW_RANGES = [7, 30, 90] as const;
export const USUAL_OVERVIEW_DAYS = 30;
