import { validateHeaderValue } from 'node:http'

/** Throws for a response that Node cannot write: Node would send plain text without our headers. */
export function requireAnswer(answer: Response): Response {
	// A loader may return plain data that has a status and headers.
	if (!(answer.headers instanceof Headers)) throw new TypeError('A handler answered with no Response')
	const { status } = answer
	if (!Number.isInteger(status) || status < 200 || status > 599)
		throw new TypeError('A handler answered with no status of an answer')
	for (const [name, value] of answer.headers) validateHeaderValue(name, value)
	return answer
}
