import { expect, test } from 'vitest'
import { ApiUnreachable, UnreadableAnswer } from '#app/api/errors'
import { noAnswer } from './no-answer'

const coded = (code: string) => new ApiUnreachable({ cause: Object.assign(new Error('geheim'), { code }) })

test.each([
	[coded('ECONNREFUSED'), 'a refused connection (ECONNREFUSED)'],
	[coded('ENOTFOUND'), 'a host name that DNS does not know (ENOTFOUND)'],
	[coded('EAI_AGAIN'), 'a host name that DNS does not know (EAI_AGAIN)'],
	[coded('UND_ERR_HEADERS_TIMEOUT'), 'nothing in time (UND_ERR_HEADERS_TIMEOUT)'],
	[coded('UND_ERR_CONNECT_TIMEOUT'), 'nothing in time (UND_ERR_CONNECT_TIMEOUT)'],
	[new ApiUnreachable({ cause: new DOMException('', 'TimeoutError') }), 'nothing in time (TimeoutError)'],
	[coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
	[coded('CERT_HAS_EXPIRED'), 'a certificate that is not trusted (CERT_HAS_EXPIRED)'],
	[coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'a certificate that is not trusted (ERR_TLS_CERT_ALTNAME_INVALID)'],
	[coded('ERR_SSL_WRONG_VERSION_NUMBER'), 'no TLS (is it https?) (ERR_SSL_WRONG_VERSION_NUMBER)'],
	[coded('ECONNRESET'), 'a connection that closed (ECONNRESET)'],
	[coded('HPE_INVALID_CONSTANT'), 'something that is not HTTP (HPE_INVALID_CONSTANT)'],
	[new UnreadableAnswer({ fault: 'tooLarge', limit: 1 }), 'too many bytes (tooLarge)'],
	[coded('EXYZ'), 'none (EXYZ)'],
	[new Error('geheim'), 'none'],
])('%o is told by its cause, never as a wait of 10 s', (error, received) => {
	expect(noAnswer(error, 'no dossiers')).toEqual({
		severity: 'error',
		member: '',
		expected: 'an answer',
		received,
		shown: 'no dossiers',
	})
})
