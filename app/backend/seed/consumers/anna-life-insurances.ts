import type { Item } from '#app/backend/jsonapi'

/** Life insurances. */
export const annaLifeInsurances: readonly Item[] = [{ id: '10031', label: 'Overlijdensrisicoverzekering' }]
