const tokenless = [
	'/api/auth/login',
	'/api/auth/refresh',
	'/api/auth/forgot-password',
	'/api/auth/start-password-reset',
	'/api/auth/reset-password',
	'/api/auth/product-action-login',
	'/api/hypotheek-check',
	'/api/multiple-domains',
	'/api/maintenance',
	'/api/languages',
	'/api/languages/current',
	'/api/licenses',
	'/api/licenses/current',
	'/api/create-dossier',
	'/api/income-types',
	'/api/product-phases',
	'/api/entities/income-types',
	'/api/entities/product-phases',
	'/api/dictionary',
]
const temporaryFamilies = [
	'/api/products/mortgage-no-login/',
	'/api/consumer-no-login/',
	'/api/mortgage-check/submit-form-no-login',
]
const tokenlessFamilies = ['/api/nps-feedback/', ...temporaryFamilies]

/** Whether a call never carries a bearer token (contract §1) [143]. */
export function isAnonymousCall(path: string) {
	const [address = path] = path.split('?')
	return tokenless.includes(address) || tokenlessFamilies.some((family) => address.startsWith(family))
}

/** Whether a call carries the temporary token of a flow without sign-in (contract §1). */
export function canUseTemporaryToken(path: string) {
	return temporaryFamilies.some((family) => path.startsWith(family))
}

/** Whether a status means that there is none; any other 404 is a failure (contract §3). */
export function isNone(path: string, status: number) {
	return status === 404 && path === '/api/consumers/partner'
}

/** A 403 of these lists may mean that this client has none [A154]. */
export function isForbiddenToSome(path: string) {
	return path.split('?', 1).join('') === '/api/products/mortgages'
}

/** Whether rows of one name belong together: a key of the dictionary may have a row per language. */
export function areRowsMerged(path: string) {
	return path === '/api/dictionary'
}

/** Milliseconds (contract §1, §8). `total` bounds the whole call; downloads and uploads have none while data flows. */
export const timeouts = {
	call: { headers: 10_000, body: 10_000, total: 10_000 },
	side: { headers: 2_000, body: 2_000, total: 2_000 },
	download: { headers: 30_000, body: 30_000 },
	upload: { headers: 120_000, body: 10_000, total: 120_000 },
} as const

const megabyte = 1024 * 1024

/** Found houses include thumbnails (contract §8), texts of a licence pasted pictures (contract §9). */
const largeAnswers = ['/api/products/purchase-intentions', '/api/licenses/current']

/** Maximum bytes of a decoded JSON response. */
export function getAnswerLimit(path: string) {
	return largeAnswers.some((large) => path.startsWith(large)) ? 20 * megabyte : 5 * megabyte
}

/** Statuses of a gateway that lost the response. */
export const lostStatuses = [502, 503, 504]
