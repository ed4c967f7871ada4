import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { refuseStaleForm, refuseTooOften } from './refusals.server'

const form = { action: '/settings', fields: [['street', 'Lindelaan 14']] as [string, string][] }
const viewOf = async (response: Response) => (await response.json()) as Record<string, unknown>

test('A form that was too old or came from elsewhere is shown with all it holds, to be sent on purpose', async () => {
	const response = refuseStaleForm(createSay('nl', 'informal'), form)
	expect(response.status).toBe(403)
	expect(await viewOf(response)).toMatchObject({
		kind: 'message',
		title: 'Wil je dit versturen?',
		retry: {
			...form,
			button: 'Ja, verstuur dit',
			lines: ['Wat je invulde, staat klaar. Het is nog niet verstuurd.'],
			typed: { title: 'Dit vulde je in', values: ['Lindelaan 14'] },
		},
		links: [{ href: '/dashboard', label: 'Nee, naar het overzicht' }],
	})
})

test('Whoever is too fast hears how long to wait, in seconds for the browser and in minutes for people', async () => {
	const response = refuseTooOften(createSay('en', 'formal'), { afterSeconds: 61, address: '/offline' })
	expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '61'])
	expect(await viewOf(response)).toMatchObject({
		lines: ['You did that too often in a short time. Wait 2 minutes and then try again.'],
		links: [{ href: '/offline' }, { href: '/dashboard' }],
	})
})
