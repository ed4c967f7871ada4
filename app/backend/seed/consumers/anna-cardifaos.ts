import type { Item } from '#app/backend/jsonapi'

/** Disability insurances. */
export const annaCardifaos: readonly Item[] = [{ id: '10085', label: 'Woonlastenverzekering' }]
