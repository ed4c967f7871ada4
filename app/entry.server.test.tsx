import type { AppLoadContext, EntryContext } from '@remix-run/node'
import type * as RemixReact from '@remix-run/react'
import { expect, it, vi } from 'vitest'
import handleRequest from './entry.server'

const page = (
	<html lang="pl">
		<h1>Hasło</h1>
		<p>Naar de inhoud</p>
	</html>
)
vi.mock('@remix-run/react', async (original) => ({
	...(await original<typeof RemixReact>()),
	RemixServer: () => page,
}))
vi.mock('#app/request/create-context.server', () => ({
	getContext: () =>
		Promise.resolve({
			facts: { nonce: '' },
			outcome: { foreignTexts: new Map([['Naar de inhoud', 'nl']]) },
			texts: { say: () => Promise.reject(new Error('No words here')) },
		}),
}))

it('A page says which of its texts are in the main language instead of its own (WCAG 3.1.2)', async () => {
	const remix = { staticHandlerContext: { loaderData: { root: {} }, matches: [] }, manifest: { routes: {} } }
	const request = new Request('https://portal.example/')
	const loadContext: AppLoadContext = {}
	const entry = remix as unknown as EntryContext
	const answer = await handleRequest(request, 200, new Headers(), entry, loadContext)
	expect(await answer.text()).toBe(
		'<!DOCTYPE html><html lang="pl"><h1>Hasło</h1><p lang="nl">Naar de inhoud</p></html>',
	)
})
