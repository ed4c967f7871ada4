import { Strategy } from 'remix-auth/strategy'
import { FormStrategy } from 'remix-auth-form'
import type { TokenPair } from '#app/api/resources/auth'
import { readQueryTokens } from '#app/session/query-tokens.server'

export function createFormStrategy<Outcome>(enter: (text: (name: string) => string) => Promise<Outcome>) {
	return new FormStrategy<Outcome>(({ form }) =>
		enter((name) => {
			const value = form.get(name)
			return typeof value === 'string' ? value : ''
		}),
	)
}

/** Signs in by the token pair in the address [105]. remix-auth requires a class. */
export class QueryTokenStrategy<Outcome> extends Strategy<Outcome, TokenPair> {
	name = 'address'

	async authenticate(request: Request): Promise<Outcome> {
		const { accessToken, refreshToken } = readQueryTokens(request) ?? {}
		if (!accessToken || !refreshToken) throw new TypeError('the address carries no token pair')
		return this.verify({ accessToken, refreshToken })
	}
}
