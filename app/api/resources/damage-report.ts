import type { z } from 'zod/v4'
import { flag, record, text } from '#app/api/wire'

/** @see [197] */
export const damageReport = record({ cause: text, state: text, dateReported: text, isClosed: flag })
export type DamageReport = z.output<typeof damageReport>
