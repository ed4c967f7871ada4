import fc from 'fast-check'
import {
	createGet,
	createPost,
	encodeUrlencoded,
	type ApiDocument,
	type Input,
	type FuzzRequest,
	type Target,
} from '../input'
import { hostileDocuments } from './hostile-documents'

/** Invalid API documents for one of a page's calls. */
export function createDocumentInputs(targets: Target[]): fc.Arbitrary<Input> {
	const calls = [...targets.flatMap(pageCalls), ...loginCalls(targets)]
	return fc
		.record({
			place: fc.constantFrom(...calls),
			text: hostileDocuments,
			status: fc.oneof(
				{ weight: 10, arbitrary: fc.constant(200) },
				{
					weight: 1,
					arbitrary: fc.constantFrom(
						201,
						202,
						206,
						299,
						400,
						401,
						403,
						404,
						409,
						418,
						422,
						423,
						429,
						500,
						502,
						503,
						504,
						599,
					),
				},
			),
			type: fc.oneof(
				{ weight: 6, arbitrary: fc.constant('application/vnd.api+json') },
				{
					weight: 1,
					arbitrary: fc.constantFrom(
						'application/json; charset=utf-16',
						'text/html',
						'image/png',
						'',
						'a',
						'application/pdf',
						'multipart/form-data',
					),
				},
			),
		})
		.map(({ place, text, status, type }) => {
			const answered = (body: string): ApiDocument => ({
				call: place.call,
				status,
				type,
				body: Buffer.from(body),
			})
			return {
				shot: { ...place.shot, document: answered(text) },
				control: { ...place.shot, document: answered(createHarmlessDocument(text.length)) },
			}
		})
}

/** An empty list in a document of this many bytes, as dense as JSON can be. */
export function createHarmlessDocument(length: number) {
	return `{"data":[],"meta":[${'[],'.repeat(Math.max(0, length / 3 - 9))}[]]}`
}

function pageCalls(target: Target): { shot: FuzzRequest; call: string }[] {
	return target.calls
		.filter((call) => call.startsWith('GET'))
		.map((call) => ({ shot: createGet(target), call }))
}

/** API calls of the login, one after another. */
function loginCalls(targets: Target[]) {
	const login = targets.find(({ address, who }) => address === '/' && who === 'guest')
	if (!login) return []
	const form = new URLSearchParams({ email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' })
	const shot = createPost(login, encodeUrlencoded, Buffer.from(form.toString()))
	const calls = [
		'POST /api/auth/login',
		'GET /api/consumers',
		'GET /api/products/definitions',
		'GET /api/consumers/partner',
	]
	return calls.map((call) => ({ shot, call }))
}
