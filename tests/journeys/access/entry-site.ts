import type { Page } from '#tests/support/page'
import { useSite, type Site } from '#tests/support/use-site'
import { demoPassword } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

export const uploadPath = '/actions/11004/upload-document'

/** A portal with a branch chooser, the mailed links, and the recorded API calls. */
export async function useEntrySite() {
	const { api, portal } = await useSite({ keepsAnswers: true })
	return {
		api,
		portal,
		visitor: () => startVisitor(portal.url),
		bearerCalls: () => api.calls.filter(({ headers }) => headers.authorization),
		commands: () => api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path),
		createPair: () => createPair(api),
		logOutElsewhere: (visitor: Visitor) => logOutElsewhere(portal, visitor),
	}
}

/** Logs out the same session in another window. */
export async function logOutElsewhere({ url }: Pick<Site['portal'], 'url'>, visitor: Visitor) {
	const other = startVisitor(url)
	other.cookies.store(`accelerate=${readSession(visitor)}; Path=/`)
	await other.visit('/logout')
}

/** A new token pair of Anna, as the query of a mailed link. */
export async function createPair({ backend }: Pick<Site['api'], 'backend'>) {
	const answer = await backend.handle(
		new Request('http://api/api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email: 'anna@voorbeeld.nl', password: demoPassword }),
		}),
	)
	const { data } = (await answer.json()) as { data: { attributes: Record<string, string> } }
	const { accessToken = '', refreshToken = '' } = data.attributes
	return { accessToken, refreshToken, query: String(new URLSearchParams({ accessToken, refreshToken })) }
}

export const readSession = (visitor: Visitor) => visitor.cookies.find('accelerate')?.value

export function logInAsAnna(login: Page) {
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', demoPassword)
	return login.press('Inloggen')
}
