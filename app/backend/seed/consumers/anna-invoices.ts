import type { StoredItem } from '#app/backend/jsonapi'
import { toInvoice } from '#app/backend/seed/bill'
import { annaBills } from './anna-bills'

export const annaInvoices: readonly StoredItem[] = annaBills.map(toInvoice)
