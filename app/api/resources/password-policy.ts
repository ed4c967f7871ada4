import { number } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'

/** @see [122] */
export const passwordPolicySchema = defineObject({ minimumPasswordStrength: number })
