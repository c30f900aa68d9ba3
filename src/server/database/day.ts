// SQL expressions of the day, shared by the statements that count.

/** The UTC day of a time. */
export const DAY = (time: string) => `(${time} at time zone 'utc')::date`;

/** The midnight UTC after a time. */
export const RESETS_AT = (time: string) => `((${DAY(time)} + 1)::timestamp at time zone 'utc')`;
