import { isSentByScript } from '#app/lib/request-kind'

/** A redirect as an empty answer, whose `Location` the script opens as a page. */
export function toScriptRedirect(answer: Response, request: Pick<Request, 'method' | 'headers'>): Response {
	if (!isSentByScript(request) || answer.status < 300 || answer.status > 399) return answer
	return new Response(null, { status: 204, headers: answer.headers })
}
