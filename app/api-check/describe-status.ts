import { parseDocument } from '#app/api/document'
import { isPlainObject } from '#app/api/plain-object'

const longestAddress = 200

interface Answered {
	status: number
	body: string
	/** By lower-case name. */
	header?: (name: string) => string | undefined
}

/** Status with the code of a refusal, or the address of a redirect. */
export function describeStatus({ status, body, header }: Answered) {
	const code = findCode(body)
	const isRedirect = status >= 300 && status < 400
	const address = isRedirect ? describeAddress(header?.('location')) : undefined
	return [`status ${status}`, ...(code ? [code] : []), ...(address ? [`to ${address}`] : [])].join(' ')
}

/** Queries, fragments and passwords of an address may be secret. */
function describeAddress(location = '') {
	const [bare = ''] = location.split(/[?#]/, 1)
	return bare
		.replace(/^((?:[a-z]+:)?\/\/)[^/]*@/i, '$1')
		.replace(/[^!-~]/g, '')
		.slice(0, longestAddress)
}

/** Known codes only: no other content may reach a report. */
export function findCode(body: string) {
	let document: unknown
	try {
		document = parseDocument(body)
	} catch {
		return undefined
	}
	const { code, error, errors } = isPlainObject(document) ? document : {}
	const first: unknown = [errors].flat()[0]
	const places = [code, error, ...[error, first].map((one) => (isPlainObject(one) ? one.code : undefined))]
	return places.find((one): one is string => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one))
}
