import type { Item } from '#app/backend/jsonapi'

/** Business incomes. */
export const annaBusinessIncomes: readonly Item[] = [{ id: '10091', label: 'Inkomensverklaring Jeroen' }]
