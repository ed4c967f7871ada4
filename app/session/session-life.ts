/** Milliseconds without a visit, and in all. */
export const idleLife = 60 * 60_000
export const absoluteLife = 8 * 3600_000
