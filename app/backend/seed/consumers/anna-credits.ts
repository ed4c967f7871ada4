import type { Item } from '#app/backend/jsonapi'

/** Credits. */
export const annaCredits: readonly Item[] = [{ id: '10021', label: 'Doorlopend krediet' }]
