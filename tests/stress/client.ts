import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'

/** Light enough to be asked a thousand times: only the loader runs, and its words name the consumer. */
export const documentsData = '/important-documents?_data=routes%2Fportal%2Fimportant-documents'

/** Leads who is signed in to the dashboard. */
export const loginData = '/?_data=routes%2Fguest%2Flogin'

export interface Answer {
	status: number
	/** Where it leads, also when it is an answer to a script. */
	location: string | undefined
	/** Values of the session cookies it sets, as the browser would send them; a dropped one is the empty text. */
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

/** A browser's bare requests on so many kept connections; the session cookie is the caller's to keep. */
export function openClient(url: string, connections = 16) {
	const pool = new Pool(url, { connections, headersTimeout: 120_000, bodyTimeout: 120_000 })

	/** A busy portal asks to come back: it is asked again. */
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
		/** Once, whatever the answer is. */
		sendOnce,
		/** Signs in with the login form; the value of the new session's cookie. */
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

/** The session's cookie in a Set-Cookie line; none in one that takes it back. */
function idIn(line: string) {
	return line.includes('Max-Age=0') ? [] : (/^accelerate=([^;]*)/.exec(line)?.slice(1) ?? [])
}

/** What an answer to `documentsData` or its page says: whose it is, `login`, or its status. */
export function findReader({ status, location, text }: Answer): string {
	const name = /Polis van (CONS-\d+-XQ)/.exec(text)?.[1]
	if (status === 200 && name && !location) return name
	return location === '/' ? 'login' : `${status} ${location ?? text.slice(0, 100)}`
}

/** The id inside a session cookie's value; undefined for anything else. */
export function findSessionId(session: string): string | undefined {
	const content = Buffer.from(session.replaceAll('%3D', '='), 'base64').toString()
	return /^"([\w-]{43})"$/.exec(content)?.[1]
}

/** A cookie's value as the portal writes it. */
export function encodeCookie(content: unknown): string {
	return encodeURIComponent(Buffer.from(JSON.stringify(content)).toString('base64'))
}
