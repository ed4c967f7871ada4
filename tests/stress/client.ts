import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'

/** Light enough for a thousand requests: only the loader runs, and its data names the consumer. */
export const documentsData = '/important-documents?_data=routes%2Fportal%2Fimportant-documents'

/** Redirects a signed-in client to the dashboard. */
export const loginData = '/?_data=routes%2Fguest%2Flogin'

export interface Answer {
	status: number
	/** Redirect target, also of an answer to a script. */
	location: string | undefined
	/** Values of session cookies that the answer sets, as a browser would send them; '' for a removed one. */
	sessions: string[]
	text: string
}

const mostTries = 50

interface Sending {
	/** Value of the session cookie. */
	session?: string
	form?: Record<string, string>
}

export type Client = ReturnType<typeof openClient>

/** Sends a browser's minimal requests over this many kept connections. The caller stores the session cookie. */
export function openClient(url: string, connections = 16) {
	const pool = new Pool(url, { connections, headersTimeout: 120_000, bodyTimeout: 120_000 })

	/** Repeats a request that a busy portal refused. */
	async function send(path: string, sending: Sending = {}): Promise<Answer> {
		for (let tries = 0; ; tries += 1) {
			const answer = await sendOnce(path, sending)
			if (answer.status !== 503 || tries === mostTries) return answer
			await wait(200)
		}
	}

	async function sendOnce(path: string, { session, form }: Sending): Promise<Answer> {
		const own = { 'sec-fetch-site': 'same-origin', origin: new URL(url).origin }
		const answer = await pool.request({
			path,
			method: form ? 'POST' : 'GET',
			headers: {
				...own,
				...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
				...(session === undefined ? {} : { cookie: `accelerate=${session}` }),
			},
			body: form ? new URLSearchParams(form).toString() : undefined,
		})
		const { location, 'x-remix-redirect': redirect, 'set-cookie': lines } = answer.headers
		return {
			status: answer.statusCode,
			location: [redirect ?? location].flat()[0],
			sessions: [lines ?? []].flat().flatMap((line) => idIn(line)),
			text: await answer.body.text(),
		}
	}

	return {
		send,
		/** Never repeats. */
		sendOnce,
		/** Signs in with the login form. Returns the new session cookie's value. */
		async signIn(email: string, session?: string): Promise<{ session: string; location: string }> {
			const answer = await send('/', { session, form: { email, password: 'Welkom-2026!' } })
			const [cookie] = answer.sessions
			if (answer.status !== 303 || !cookie || !answer.location)
				throw new Error(`Signing in answered ${answer.status}: ${answer.text}`)
			return { session: cookie, location: answer.location }
		},
		close: () => pool.destroy(),
	}
}

/** Session cookie of a Set-Cookie line; '' for one that removes it. */
function idIn(line: string) {
	return line.includes('Max-Age=0') ? [] : (/^accelerate=([^;]*)/.exec(line)?.slice(1) ?? [])
}

/** Result of a request for `documentsData` or its page: the consumer, `login`, or the status. */
export function findReader({ status, location, text }: Answer): string {
	const name = /Polis van (CONS-\d+-XQ)/.exec(text)?.[1]
	if (status === 200 && name && !location) return name
	return location && new URL(location, 'http://portal').pathname === '/'
		? 'login'
		: `${status} ${location ?? text.slice(0, 100)}`
}

/** undefined when the cookie contains no session id. */
export function findSessionId(session: string): string | undefined {
	const content = Buffer.from(session.replaceAll('%3D', '='), 'base64').toString()
	return /^"([\w-]{43})"$/.exec(content)?.[1]
}

/** Encodes a cookie value as the portal does. */
export function encodeCookie(content: unknown): string {
	return encodeURIComponent(Buffer.from(JSON.stringify(content)).toString('base64'))
}
