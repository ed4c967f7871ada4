import type { Item } from '#app/backend/jsonapi'

/** Advice on wills. */
export const annaWills: readonly Item[] = [{ id: '10095', label: 'Testamenten Anna en Jeroen' }]
