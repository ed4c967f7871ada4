/** Sent by send-files.js. A script cannot read a redirect, and following it would consume the notices of its target. */
const header = 'X-Redirect'

/** A redirect as an empty answer, whose `Location` the script opens as a page. */
export function toScriptRedirect(answer: Response, request: Pick<Request, 'method' | 'headers'>): Response {
	const isAsked = request.method === 'POST' && request.headers.get(header) === 'manual'
	if (!isAsked || answer.status < 300 || answer.status > 399) return answer
	return new Response(null, { status: 204, headers: answer.headers })
}
