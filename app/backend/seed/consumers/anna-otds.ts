import type { Item } from '#app/backend/jsonapi'

/** Service assignments. */
export const annaOtds: readonly Item[] = [
	{ id: '10051', label: 'Opdracht hypotheekadvies' },
	{ id: '10052', label: 'Opdracht nazorg' },
]
