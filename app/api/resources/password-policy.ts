import { number, record } from '#app/api/wire'

/** @see [122] */
export const passwordPolicy = record({ minimumPasswordStrength: number })
