/** Milliseconds that a session lives without a visit, and at most. */
export const idleLife = 60 * 60_000
export const absoluteLife = 8 * 3600_000
