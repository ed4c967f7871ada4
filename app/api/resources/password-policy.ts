import { number, record } from '#app/api/wire'

/** @see spec 1 §3 Password policy */
export const passwordPolicy = record({ minimumPasswordStrength: number })
