import type { Item } from '#app/backend/jsonapi'

/** Home insurances. */
export const annaWoongarants: readonly Item[] = [{ id: '10045', label: 'Woongarant Lindelaan 14' }]
