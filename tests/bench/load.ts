import { FormData, Pool } from 'undici'
import { createCookieJar } from '../support/cookie-jar'

interface Send {
	cookie?: string
	/** Posted as urlencoded, or as multipart. */
	form?: URLSearchParams | FormData
	/** Address of the client, as a proxy reports it. */
	from?: string
}

/** Milliseconds: of all `done` requests together, and of each. */
export interface Timing {
	elapsed: number
	times: number[]
}

/** A light client with this many kept connections. It sends a browser's headers but runs no scripts and no jsdom. */
export function openLoad(url: string, connections: number) {
	const pool = new Pool(url, { connections, pipelining: 1 })
	return {
		url,
		connections,
		async send(path: string, { cookie, form, from }: Send = {}) {
			const isEncoded = form instanceof URLSearchParams
			const { statusCode, headers, body } = await pool.request({
				path,
				method: form ? 'POST' : 'GET',
				headers: {
					'user-agent': 'Mozilla/5.0 Chrome/141',
					accept: 'text/html',
					'accept-language': 'nl',
					...(cookie ? { cookie } : {}),
					...(from ? { 'x-forwarded-for': from } : {}),
					...(form ? { origin: url } : {}),
					...(isEncoded ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
				},
				body: form instanceof FormData ? form : form?.toString(),
			})
			return { status: statusCode, headers, html: await body.text() }
		},
		close: () => pool.close(),
	}
}
export type Load = ReturnType<typeof openLoad>

/** Runs the work this many times, one lane per connection. */
export async function repeatWithConcurrency(
	count: number,
	lanes: number,
	act: (index: number, lane: number) => Promise<void>,
): Promise<Timing> {
	const times: number[] = []
	let next = 0
	const work = async (lane: number) => {
		for (let index = next++; index < count; index = next++) {
			const start = performance.now()
			await act(index, lane)
			times.push(performance.now() - start)
		}
	}
	const start = performance.now()
	await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
	return { elapsed: performance.now() - start, times }
}

let clients = 0

/** Opens the login for one more client each time, with what its post needs. */
export async function openLogin(load: Load) {
	const jar = createCookieJar()
	const first = await load.send('/?domain=noord')
	for (const line of [first.headers['set-cookie'] ?? []].flat()) jar.store(line)
	const cookie = jar.header('/') ?? ''
	const formToken = findValue((await load.send('/', { cookie })).html, 'formToken')
	return {
		/** Signs in a client for the first time. Returns the cookies. */
		async signIn(): Promise<string> {
			const email = `klant-${(clients += 1)}@voorbeeld.nl`
			const form = new URLSearchParams({ formToken, email, password: 'x' })
			const answer = await load.send('/', { cookie, form })
			if (answer.headers.location !== '/dashboard') throw new Error(`A sign-in answers ${answer.status}`)
			const own = createCookieJar()
			for (const line of [cookie.split('; '), answer.headers['set-cookie'] ?? []].flat()) own.store(line)
			return own.header('/') ?? ''
		},
	}
}

export function findValue(html: string, name: string): string {
	const [, value] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? []
	if (!value) throw new Error(`The page has no field ${name}`)
	return value
}
