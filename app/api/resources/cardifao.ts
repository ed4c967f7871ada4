import { z } from 'zod/v4'
import { id, number, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** A disability insurance of Cardif. @see [200] */
export const cardifao = record({ id, label: text, referenceNumber: text, quoteNumber: text, actionCounter })
export type Cardifao = z.output<typeof cardifao>

/** What it costs and pays, in euros a month. @see contract §3 */
export const cardifPremium = record({ premium: number.pipe(z.number()), disability: number })
export type CardifPremium = z.output<typeof cardifPremium>
