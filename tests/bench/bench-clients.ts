import { demoPassword } from '../support/sign-in'

export interface Backend {
	handle(request: Request): Promise<Response>
}

export interface LoginDocument {
	data: { attributes: { accessToken: string } }
}

const numbered = /^klant-(\d+)@/
const annasId = '1001'

/**
 * An unlimited number of clients: `klant-<n>@voorbeeld.nl` has Anna's data under another id, so that each sign-in is a
 * client's first one. Only Anna's sign-in reaches the backend, because hashing passwords would dominate the
 * measurement.
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
		/** Answer to a client's sign-in; undefined for any other account. */
		async signIn(request: Request): Promise<Response | undefined> {
			const { email } = (await request.clone().json()) as { email: string }
			const [, number] = numbered.exec(email) ?? []
			if (!number) return undefined
			const { data } = await (annas ??= signInAsAnna(request))
			const attributes = { ...data.attributes, accessToken: `klant-${number}` }
			return Response.json({ data: { ...data, attributes } })
		},
		/** Rewrites a client's request to Anna's; other requests stay. */
		async translate(request: Request): Promise<Request> {
			if (!numberOf(request) || !annas) return request
			const headers = new Headers(request.headers)
			headers.set('authorization', `Bearer ${(await annas).data.attributes.accessToken}`)
			return new Request(request.url, { headers })
		},
		/** Rewrites Anna's answer to the client's, in bytes that no other client has. */
		personalise(request: Request, path: string, body: string): string {
			const number = numberOf(request)
			if (!number) return body
			const own =
				path === '/api/consumers' ? body.replace(`"id":"${annasId}"`, () => `"id":"9${number}"`) : body
			return own + toBlanks(Number(number))
		},
		/** All clients have Anna's answers. */
		ownerOf: () => '',
	}
}

function numberOf(request: Request): string | undefined {
	return /^Bearer klant-(\d+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** Encodes a number as white space after a JSON text. */
export function toBlanks(number: number): string {
	return number.toString(2).replaceAll('0', ' ').replaceAll('1', '\n')
}
