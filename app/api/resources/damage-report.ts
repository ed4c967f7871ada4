import type { z } from 'zod/v4'
import { flag, record, text } from '#app/api/wire'

/** @see spec 2 §3 damage_reports */
export const damageReport = record({ cause: text, state: text, dateReported: text, isClosed: flag })
export type DamageReport = z.output<typeof damageReport>
