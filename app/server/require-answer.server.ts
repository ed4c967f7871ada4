import { validateHeaderValue } from 'node:http'

/**
 * Returns what a handler answered, once Node can write it: a Response with a status of an answer, and header values without
 * control characters. Whatever else reached Node would be written as plain text, without the headers of all answers.
 * @throws TypeError
 */
export function requireAnswer(answer: Response): Response {
	// A handler is not bound to its type: a loader's plain data may have a status and headers of its own.
	if (!(answer.headers instanceof Headers)) throw new TypeError('A handler answered with no Response')
	const { status } = answer
	if (!Number.isInteger(status) || status < 200 || status > 599)
		throw new TypeError('A handler answered with no status of an answer')
	for (const [name, value] of answer.headers) validateHeaderValue(name, value)
	return answer
}
