import { number, defineObject } from '#app/api/wire'

/** @see [122] */
export const passwordPolicySchema = defineObject({ minimumPasswordStrength: number })
