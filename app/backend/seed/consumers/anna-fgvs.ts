import type { Item } from '#app/backend/jsonapi'

/** Tax-neutral continuations. */
export const annaFgvs: readonly Item[] = [{ id: '10035', label: 'Voortzetting kapitaalverzekering' }]
