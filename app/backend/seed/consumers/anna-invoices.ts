import type { Item } from '#app/backend/jsonapi'

/** Invoices. */
export const annaInvoices: readonly Item[] = [
	{ id: '10071', label: 'Factuur 2026-0311' },
	{ id: '10072', label: 'Factuur 2025-1190' },
]
