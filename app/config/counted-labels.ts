/** The constant words of a path, before ids and tokens. */
export function getCallFamily(path: string) {
	return /^\/api\/((auth|products)\/)?[a-z_-]+(?![^/?])/.exec(path)?.[0] ?? '/api'
}

/** Faults that fail a page and no client can change. A 404 that names nothing may come from any server on the way. */
export const apiFaults = [
	'noAnswer',
	'5xx',
	'404',
	'403',
	'429',
	'redirect',
	'notJson',
	'broken',
	'token',
] as const
export type ApiFault = (typeof apiFaults)[number]

export const refreshOutcomes = ['renewed', 'refused', 'failed'] as const

/** Lines of the security log that tell of guessing. */
export const lockEvents = [
	{ kind: 'signInLocked', detail: 'password' },
	{ kind: 'signInLocked', detail: 'check' },
	{ kind: 'codeLocked', detail: '' },
]
