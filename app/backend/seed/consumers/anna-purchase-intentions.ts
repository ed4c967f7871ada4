import type { Item } from '#app/backend/jsonapi'

/** Purchase intentions. */
export const annaPurchaseIntentions: readonly Item[] = [{ id: '10081', label: 'Zoektocht Groningen' }]
