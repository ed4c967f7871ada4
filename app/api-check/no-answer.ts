import { UnreadableAnswer } from '#app/api/errors'
import { findErrorCode } from '#app/lib/error-code'
import type { Finding } from './judge-answer'

/** Codes and names of errors by cause (Node, OpenSSL, undici). */
const causes: readonly (readonly [RegExp, string])[] = [
	[/^ECONNREFUSED$/, 'a refused connection'],
	[/^(ENOTFOUND|EAI_AGAIN|ENODATA)$/, 'a host name that DNS does not know'],
	[/TIMEOUT|TimeoutError|^ETIMEDOUT$/, 'nothing in time'],
	[/^(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/, 'no route to the host'],
	[/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH/, 'a certificate that is not trusted'],
	[/^(ERR_SSL|EPROTO)/, 'no TLS (is it https?)'],
	[/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED)$/, 'a connection that closed'],
	[/^(HPE_|UND_ERR_HEADERS_OVERFLOW)/, 'something that is not HTTP'],
	[/^tooLarge$/, 'too many bytes'],
	[/^(unknownCoding|badCoding)$/, 'a content coding that cannot be decoded'],
]

/** Finding of a call without a usable answer. Unknown causes are named by their code. */
export function noAnswer(error: unknown, shown: string): Finding {
	const names = listNames(error)
	const [code] = names
	const cause = causes.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
	const received = cause ?? 'none'
	return {
		severity: 'error',
		member: '',
		expected: 'an answer',
		received: code === undefined ? received : `${received} (${code})`,
		shown,
	}
}

/** Codes before names, the deepest cause first. */
function listNames(error: unknown): string[] {
	if (error instanceof UnreadableAnswer) return [error.where.fault]
	if (!(error instanceof Error)) return []
	const name = findErrorCode(error) ?? (error.name === 'TimeoutError' ? error.name : undefined)
	return [...listNames(error.cause), ...(name === undefined ? [] : [name])]
}
