import { demoPassword } from '../support/sign-in'

interface Backend {
	handle(request: Request): Promise<Response>
}

interface LoginDocument {
	data: { attributes: { accessToken: string } }
}

const numbered = /^klant-(\d+)@/
const annasId = '1001'

/**
 * Clients without end: `klant-<n>@voorbeeld.nl` is Anna in all but the id, so that a sign-in is nobody's hundredth. Her
 * own sign-in is asked of the backend once: its work for the password would be all that is measured.
 */
export function createClients(backend: Backend) {
	let annas: Promise<LoginDocument> | undefined

	async function signInAsAnna({ url, headers }: Request): Promise<LoginDocument> {
		const body = JSON.stringify({ email: 'anna@voorbeeld.nl', password: demoPassword })
		const sent = new Headers(headers)
		sent.delete('content-length')
		const answer = await backend.handle(new Request(url, { method: 'POST', headers: sent, body }))
		if (!answer.ok) throw new Error(`Anna's sign-in answers ${answer.status}`)
		return (await answer.json()) as LoginDocument
	}

	return {
		/** The answer to a client's sign-in; undefined: somebody else signs in. */
		async signIn(request: Request): Promise<Response | undefined> {
			const { email } = (await request.clone().json()) as { email: string }
			const [, number] = numbered.exec(email) ?? []
			if (!number) return undefined
			const { data } = await (annas ??= signInAsAnna(request))
			const attributes = { ...data.attributes, accessToken: `klant-${number}` }
			return Response.json({ data: { ...data, attributes } })
		},
		/** A client's request as Anna's own; anybody else's as it is. */
		async translate(request: Request): Promise<Request> {
			if (!numberOf(request) || !annas) return request
			const headers = new Headers(request.headers)
			headers.set('authorization', `Bearer ${(await annas).data.attributes.accessToken}`)
			return new Request(request.url, { headers })
		},
		/** Anna's answer as the client's who asks, in bytes that are no other client's. */
		personalise(request: Request, path: string, body: string): string {
			const number = numberOf(request)
			if (!number) return body
			const own =
				path === '/api/consumers' ? body.replace(`"id":"${annasId}"`, () => `"id":"9${number}"`) : body
			return own + toBlanks(Number(number))
		},
	}
}

function numberOf(request: Request): string | undefined {
	return /^Bearer klant-(\d+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** A number in signs that say nothing at the end of a JSON text. */
function toBlanks(number: number): string {
	return number.toString(2).replaceAll('0', ' ').replaceAll('1', '\n')
}
