import { Pool } from 'undici'

const pool = new Pool(process.env.API_URL ?? '', { connections: 256 })

/** Makes the calls that the address names, in parallel, for the client of the cookie. Returns the rows and styles of the page. */
export async function readPage({ url, headers, body }) {
	const { searchParams } = new URL(url, 'http://localhost')
	const documents = await Promise.all(searchParams.getAll('call').map((call) => send(call, headers, body)))
	const items = documents
		.flatMap(({ data }) => data ?? [])
		.map(({ id, attributes }) => ({ id, label: attributes.label ?? attributes.name ?? id }))
	const rows = repeatItems(items, Number(searchParams.get('rows')))
	return { rows, styles: `/*${'-'.repeat(Number(searchParams.get('styles')))}*/` }
}

/** As many rows as asked for: the items, repeated. */
function repeatItems(items, count) {
	const some = items.length > 0 ? items : [{ id: '0', label: 'Actiepunt' }]
	return Array.from({ length: count }, (_, index) => some[index % some.length])
}

/** `call` is a path, or `POST` and a path: then the body is passed on, a plain form as JSON. */
async function send(call, { cookie, 'content-type': type = '' }, body) {
	const path = call.replace(/^POST /, '')
	const isPost = path !== call
	const isPlain = type.includes('urlencoded')
	const token = /token=([^;]*)/.exec(cookie ?? '')?.[1]
	const answer = await pool.request({
		path,
		method: isPost ? 'POST' : 'GET',
		headers: {
			accept: 'application/vnd.api+json',
			'accept-language': 'nl',
			domain: 'noord',
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...(isPost ? { 'content-type': isPlain ? 'application/json' : type } : {}),
		},
		body: isPost ? (isPlain ? toJson(body) : body) : null,
	})
	if (answer.statusCode >= 400) throw new Error(`${call} answers ${answer.statusCode}`)
	return answer.body.json()
}

function toJson(form) {
	return JSON.stringify(Object.fromEntries(new URLSearchParams(form.toString())))
}
