const longestWord = 60
const file = String.raw`[a-z_-]+\.(?:css|csv|data|ics|jpg|js|json|pdf|png|svg|txt|vcf|webmanifest|zip)`
const word = new RegExp(`^(?:[a-z_-]*|:\\w+\\??|${file})$`, 'i')

/** The path for the log: a segment that may be an id or a token becomes `:id`. Plain words and file names stay. */
export function hidePathIds(path: string) {
	if (path.startsWith('/assets/')) return path
	return path
		.split('/')
		.map((segment) => (segment.length <= longestWord && word.test(segment) ? segment : ':id'))
		.join('/')
}

/** Parameters that the portal writes and pages read. Their values are never split. */
export const ownParameters = new Set(
	'q product by group step state form language confirm change page way terms sent kept reload open kind id to'.split(
		' ',
	),
)

/** Parameters of scripts, and the marks of a browser that sent no cookie and of one that caches every page. */
const scriptParameters = ['_data', '_routes', 'index', 'cookies', 'opened']

const feedbackPath = /^\/nps-feedback\/?$/i

/**
 * Path and query that the visitor may see again: parameters that the portal knows, without tokens, and without the names
 * in `without` (contract §10). A feedback link keeps its score.
 */
export function hideUrlSecrets(url: string, without: readonly string[] = []) {
	const { pathname, search } = new URL(url)
	return keepKnownParameters(pathname, search, without)
}

export function keepKnownParameters(pathname: string, search: string, without: readonly string[] = []) {
	const isFeedback = feedbackPath.test(pathname)
	const extra = isFeedback ? ['domain', 'token', 'value'] : ['domain']
	const isKnown = (name: string) => ownParameters.has(name) || extra.includes(name)
	const names = listPairs(search).map(readName)
	const isLost = isFeedback && names.some((name) => !isKnown(name) && !scriptParameters.includes(name))
	// Without its unusable parameters the link would look like one without a score, which is thanked for.
	const whole = isLost && !/[?&](token|state)=/.test(search) ? `${search}&token=` : search
	return keepParameters(pathname, whole, (name) => isKnown(name) && !without.includes(name))
}

/** Path and query without script parameters and `names`. The tokens stay, so the result is for their holder only. */
export function dropParameters(url: string, names: readonly string[]) {
	const { pathname, search } = new URL(url)
	return keepParameters(pathname, search, (name) => !scriptParameters.includes(name) && !names.includes(name))
}

function keepParameters(pathname: string, search: string, isKept: (name: string) => boolean) {
	// The raw pairs are kept, because URLSearchParams writes `%20` as `+`.
	const query = listPairs(search)
		.filter((pair) => isKept(readName(pair)))
		.join('&')
	// Two leading slashes would address another host.
	const path = pathname.replace(/^\/+/, '/')
	return query === '' ? path : `${path}?${query}`
}

/** More than any page has. Each form of a page reads them again. */
const mostPairs = 100

function listPairs(search: string) {
	return search.replace(/^\?/, '').split('&', mostPairs).filter(Boolean)
}

/** Decodes ASCII alone, also in the browser: no name of ours has other signs, and `decodeURIComponent` throws. */
function readName(pair: string) {
	const [name = ''] = pair.split('=', 1)
	return name
		.replaceAll('+', ' ')
		.replace(/%([0-7][\da-f])/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
