import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { demoPassword, openOverview, signIn, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

/** A few names, each of which once exhausted the memory; 3,000 fields would be refused. */
const hostile = [
	'a[i][999][999]',
	...Array.from({ length: 60 }, (_, at) => `a${at}[0][999][999]`),
	'message[30000000]',
	'a[999999999]',
	'newLoanParts[999999999].amount',
	'loanParts[0].amount[999999999]',
	'customer[999999999].incomeExpectation',
	'customer[0].__proto__.polluted',
	'__proto__.polluted',
	'constructor.prototype.polluted',
	'toString',
	'hasOwnProperty.x',
	'__intent__',
	'__state__',
	`${'a.'.repeat(3_000)}a`,
	`a${'[0]'.repeat(3_000)}`,
]

const urlencoded = (fields: string) => ({
	type: 'application/x-www-form-urlencoded',
	body: Buffer.from(fields),
})
const manyFields = Array.from({ length: 2_001 }, () => 'a=').join('&')

/** Peak memory of the portal in MB. */
function peak() {
	const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8')) ?? []
	return Number(kilobytes) / 1024
}

/** Submits the form by a button, with these fields added. */
function pressWith(page: Page, button: string, names: readonly string[] = hostile) {
	const form = page.getByRole('button', { name: button }).closest('form')
	for (const name of names) {
		const input = page.document.createElement('input')
		Object.assign(input, { name, value: '{', type: 'hidden' })
		form?.append(input)
	}
	return page.press(button)
}

const places: [
	place: string,
	open: () => Promise<Page>,
	button: string,
	answer: [isRefused: boolean, words: string],
][] = [
	[
		'the login',
		() => startVisitor(portal.url).visit('/'),
		'Inloggen',
		[true, 'Vul uw e-mailadres of gebruikersnaam in'],
	],
	[
		'the code page',
		() => tryToSignIn(startVisitor(portal.url), { email: 'tom@voorbeeld.nl' }),
		'Verder',
		[true, 'Vul de code uit'],
	],
	[
		'the upload page',
		() => openAs('/actions/11001/upload-document'),
		'Verstuur',
		[true, 'Niet alles is aangekomen.'],
	],
	[
		'a questionnaire',
		() => openAs('/actions/11036/hypact-form?step=1'),
		'Volgende',
		[true, 'Kies een van de antwoorden'],
	],
	[
		'the loan parts',
		() => openAs('/mortgages/10012/loan-parts/11102'),
		'Verstuur uw gegevens',
		[false, 'Wij hebben uw leningdelen bijgewerkt.'],
	],
]

async function openAs(path: string) {
	return (await signIn(portal.url)).visitor.visit(path)
}

describe('Names that ask for a thousand million rows', () => {
	test.each(places)(
		'do nothing at %s: it answers as if they were not there',
		async (_place, open, button, [isRefused, words]) => {
			const before = peak()
			const page = await pressWith(await open(), button)
			expect([page.isRefused, page.words]).toEqual([isRefused, expect.stringContaining(words)])
			expect(page.html).not.toContain('polluted')
			expect(peak() - before).toBeLessThan(150)
			expect((await startVisitor(portal.url).visit('/')).status).toBe(200)
		},
	)

	test('do nothing in a form that waited for its client to come back', async () => {
		const { visitor } = await signIn(portal.url)
		const page = await visitor.visit('/actions/11004/upload-document')
		page.fill('Uw opmerking', 'Dit blijft staan')
		api.fault('GET', /^\/api\/actions/, { status: 401, code: 'accessTokenExpired' })
		api.fault('POST', '/api/auth/refresh', { status: 401, code: 'refreshTokenExpired' })
		const before = peak()
		const login = await pressWith(page, 'Verstuur', hostile.slice(-20))
		await api.heal()
		login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
		login.fill('Wachtwoord', demoPassword)
		const again = await login.press('Inloggen')
		expect(again.getByLabelText<HTMLTextAreaElement>(/^Uw opmerking/).value).toBe('Dit blijft staan')
		expect(peak() - before).toBeLessThan(150)
	})
})

test.each(['/', '/language', '/forgot/password', '/actions/11001/upload-document'])(
	'More fields than any form has are refused in words at %s',
	async (path) => {
		const page = await startVisitor(portal.url).visit(path, { method: 'POST', body: urlencoded(manyFields) })
		expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([
			413,
			'Dit is te groot',
		])
	},
)

test.each([
	['/', 'multipart/form-data'],
	['/', 'multipart/form-data; boundary=b'],
	['/actions/11001/upload-document', 'multipart/form-data'],
	['/general-insurances/10201/damage-reports/create', 'Multipart/Form-Data; boundary='],
])('What is sent to %s as %s and is no such thing is refused in words', async (path, type) => {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit(path, { method: 'POST', body: { type, body: Buffer.from('--b\r\nx') } })
	expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([
		400,
		'Dit kunnen wij niet lezen',
	])
})

test.each([
	[
		'that breaks off',
		'multipart/form-data; boundary=b',
		'--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
	],
	['with a broken head', 'multipart/form-data; boundary=b', '--b\r\nx'],
	['with nothing in it', 'multipart/form-data; boundary=b', ''],
	['of another kind', 'application/json', '{}'],
	[
		'in a strange charset',
		'application/x-www-form-urlencoded; charset=utf-7',
		'comment=+AGE-&formToken=TOKEN',
	],
	['of no kind', '', 'x'],
])('An upload %s shows the form again', async (_what, type, body) => {
	const { visitor, page: dashboard } = await openOverview(portal.url)
	const path = '/actions/11001/upload-document'
	const token = dashboard.document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
	const sent = Buffer.from(body.replace('TOKEN', () => encodeURIComponent(token)))
	const page = await visitor.visit(path, { method: 'POST', body: { type, body: sent } })
	expect([page.isRefused, page.path]).toEqual([true, path])
})
