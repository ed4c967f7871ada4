import type { z } from 'zod/v4'
import { id, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** A disability insurance of Cardif. @see spec 2 §3 Cardif AO */
export const cardifao = record({ id, label: text, referenceNumber: text, quoteNumber: text, actionCounter })
export type Cardifao = z.output<typeof cardifao>
