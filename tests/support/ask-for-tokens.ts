import type { DemoApi } from './api'
import { demoPassword } from './sign-in'

interface Tokens {
	accessToken: string
	refreshToken: string
}

/** A token pair as in the firm's mails, requested directly from the API. */
export async function askForTokens({ backend }: Pick<DemoApi, 'backend'>, email = 'anna@voorbeeld.nl') {
	const answer = await backend.handle(
		new Request('http://api/api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email, password: demoPassword }),
		}),
	)
	return ((await answer.json()) as { data: { attributes: Tokens } }).data.attributes
}
