import type { Item } from '#app/backend/jsonapi'

/** Bank guarantees. */
export const annaBankguarantees: readonly Item[] = [{ id: '10061', label: 'Bankgarantie Lindelaan 14' }]
