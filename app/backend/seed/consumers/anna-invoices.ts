import type { Item } from '#app/backend/jsonapi'
import { toInvoice } from '#app/backend/seed/bill'
import { annaBills } from './anna-bills'

/** Invoices. */
export const annaInvoices: readonly Item[] = annaBills.map(toInvoice)
