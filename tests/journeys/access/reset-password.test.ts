import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, test, vi } from 'vitest'
import { listNotices } from '../../support/card'
import type { Fault } from '../../support/faults'
import type { Page } from '../../support/page'
import { sendPasswords } from '../../support/reset-link'
import { tryToSignIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const good = 'Groene-fietsbel-44'
const saved = () => api.callsTo('POST', '/api/auth/reset-password').map(({ json }) => json)
const errorsOf = (page: Page) =>
	[...page.getByRole('alert').querySelectorAll('li')].map((item) => item.textContent)
const linkIsOver = 'Fout De link werkt niet meer. Vraag een nieuwe link aan.'

function policyOf(minimum: JsonBodyType) {
	const data = {
		type: 'password-policies',
		id: 'current',
		attributes: { minimum_password_strength: minimum },
	}
	return http.post('*/api/auth/start-password-reset', () => HttpResponse.json({ data }))
}

/** Opens the form with a new link. */
async function openForm() {
	const link = await api.sendResetLink()
	const visitor = startVisitor(portal.url)
	return { ...link, visitor, form: await visitor.visit(link.path) }
}

function meterOf(page: Page) {
	const meter = page.document.querySelector('meter')
	return meter && [meter.value, meter.parentElement?.dataset.level, meter.nextElementSibling?.textContent]
}

test('The form has two fields that can be shown, five guidelines and no bar yet [124] [125] [130]', async () => {
	const { form } = await openForm()
	const fields = ['Nieuw wachtwoord', 'Herhaal het nieuwe wachtwoord'].map((label) =>
		form.getByLabelText(label),
	)
	expect(fields.map((field) => [field.getAttribute('type'), field.getAttribute('autocomplete')])).toEqual([
		['password', 'new-password'],
		['password', 'new-password'],
	])
	expect(fields.map((field) => field.closest('[data-password]')?.getAttribute('data-show'))).toEqual([
		'Toon wachtwoord',
		'Toon herhaling',
	])
	expect([...form.document.querySelectorAll('main li')].map(({ textContent }) => textContent)).toEqual([
		'heeft minstens 8 tekens',
		'heeft minstens 1 hoofdletter',
		'heeft minstens 1 kleine letter',
		'heeft minstens 1 bijzonder teken, zoals ! of #',
		'is twee keer precies hetzelfde ingevuld',
	])
	expect(meterOf(form)).toBeNull()
})

test.each([5, 40, '9'])(
	'A minimum of %j is none that can be reached: it counts as 4, and is logged [126]',
	async (minimum) => {
		api.answer(policyOf(minimum))
		const { form, token } = await openForm()
		await vi.waitFor(() => {
			const logged = portal.log().filter(({ msg }) => msg === 'password minimum is above the scale')
			expect(logged.at(-1)).toMatchObject({ minimum: Number(minimum) })
		})
		await sendPasswords(form, good)
		expect(saved()).toEqual([{ token, password: good }])
	},
)

test('The form saves a strong password that was typed twice, says so at the login, and is over then [131] [133] [134]', async () => {
	const { form, token, visitor } = await openForm()
	const login = await sendPasswords(form, good)
	expect(saved()).toEqual([{ token, password: good }])
	expect([login.path, login.received?.heading, login.received?.lines[0]]).toEqual([
		'/',
		'Ontvangen: Nieuw wachtwoord',
		'Uw nieuwe wachtwoord is opgeslagen. U kunt nu inloggen.',
	])
	expect((await visitor.visit('/reset/password')).path).toBe('/')
	expect((await tryToSignIn(startVisitor(portal.url), { password: good })).path).toBe('/dashboard')
})

test('The form sends a password letter by letter, spaces and all [133]', async () => {
	const { form, token } = await openForm()
	const odd = `  Ünïek "\\ 😀 fietsbel ${'lang '.repeat(40)}`
	await sendPasswords(form, odd)
	expect(saved()).toEqual([{ token, password: odd }])
})

test.each(
	deal('accounts', [
		['welkom', 3, 0, 'weak', 'Zwak.'],
		['zomer2026', 3, 33, 'weak', 'Zwak.'],
		['kaasschaaf', 3, 66, 'average', 'Gemiddeld.'],
		['kaasschaaf', 5, 50, 'average', 'Gemiddeld.'],
		['groene fiets', 4, 75, 'average', 'Gemiddeld.'],
	]),
)(
	'The form keeps %s out where the minimum is %d, with the bar at %d % [126] [127] [128] [131]',
	async (...row) => {
		const [password, minimum, percent, level, word] = row
		const { path } = await api.sendResetLink()
		api.answer(policyOf(minimum))
		const form = await startVisitor(portal.url).visit(path)
		const page = await sendPasswords(form, password)
		const missing = password.length < 8 ? 'tekens, tot het er minstens 8 zijn, ' : ''
		expect([page.isRefused, page.path, saved()]).toEqual([true, '/reset/password', []])
		expect(meterOf(page)).toEqual([percent, level, expect.stringContaining(word)])
		expect(errorsOf(page)).toEqual([
			`Nieuw wachtwoord: Kies een sterker wachtwoord. Voeg toe: ${missing}een hoofdletter en een bijzonder teken, zoals ! of #.`,
		])
		expect(page.getByLabelText('Nieuw wachtwoord').getAttribute('aria-invalid')).toBe('true')
		expect(page.html).not.toContain(password)
	},
)

test('A weak password that keeps to all rules is asked for another one [127] [131]', async () => {
	const { form } = await openForm()
	expect(errorsOf(await sendPasswords(form, 'Welkom-123'))).toEqual([
		'Nieuw wachtwoord: Kies een sterker wachtwoord. Maak het langer of gebruik minder bekende woorden.',
	])
})

test('A minimum of 0 takes any password, however short: its length alone refuses nothing, and its bar is full [129] [131] [232]', async () => {
	const { path } = await api.sendResetLink()
	api.answer(policyOf('0'))
	const form = await startVisitor(portal.url).visit(path)
	expect(meterOf(await sendPasswords(form, 'a', 'b'))).toEqual([
		100,
		'strong',
		expect.stringContaining('Sterk.'),
	])
	await sendPasswords(form, 'a')
	expect(saved()).toHaveLength(1)
})

test('Without a minimum in the answer the form demands three of four [131]', async () => {
	const { path } = await api.sendResetLink()
	api.answer(policyOf(undefined))
	const form = await startVisitor(portal.url).visit(path)
	expect(meterOf(await sendPasswords(form, 'kaasschaaf'))?.[0]).toBe(66)
})

test('The form tells at the second field that the two differ, beside a full bar, and gives neither back [131] [132] [233]', async () => {
	const { form } = await openForm()
	const page = await sendPasswords(form, good, `${good}x`)
	expect([page.isRefused, saved()]).toEqual([true, []])
	expect(errorsOf(page)).toEqual(['Herhaal het nieuwe wachtwoord: De twee wachtwoorden zijn niet gelijk.'])
	const repeat = page.getByLabelText('Herhaal het nieuwe wachtwoord')
	const described = page.document.getElementById(repeat.getAttribute('aria-describedby') ?? '')
	expect(described?.textContent).toBe('De twee wachtwoorden zijn niet gelijk.')
	expect(meterOf(page)).toEqual([100, 'strong', expect.stringContaining('Sterk.')])
	expect(page.html).not.toContain(good)
	expect(page.words).toContain('Vul uw wachtwoord opnieuw in.')
})

test('The form asks for both at once, and tells of weak and different together [131] [132]', async () => {
	const { form } = await openForm()
	const empty = await sendPasswords(form, '')
	expect(empty.isRefused).toBe(true)
	expect(errorsOf(empty)).toEqual([
		'Nieuw wachtwoord: Dit veld is verplicht',
		'Herhaal het nieuwe wachtwoord: Dit veld is verplicht',
	])
	expect(meterOf(empty)).toBeNull()
	expect(errorsOf(await sendPasswords(empty, 'welkom', 'welkom1'))).toHaveLength(2)
	expect(errorsOf(await sendPasswords(empty, good, ''))).toEqual([
		'Herhaal het nieuwe wachtwoord: Dit veld is verplicht',
	])
	expect(saved()).toEqual([])
})

test.each<[string, Fault, string]>(
	deal('accounts', [
		[
			'that the link is over',
			{ status: 422, code: 'unableToResetPassword' },
			'De link werkt niet meer. Vraag een nieuwe link aan.',
		],
		[
			'that the password is common',
			{ status: 422, code: 'consumerPasswordIsCommon', pointer: 'password' },
			'Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord.',
		],
		[
			'that it breaks the guidelines',
			{ status: 422, code: 'passwordNotConformSecurityGuidelines', pointer: 'password' },
			'Dit wachtwoord is niet veilig genoeg. Kies minstens 8 tekens, met een hoofdletter, een kleine letter en een leesteken.',
		],
		[
			'that the password is common, and points at nothing',
			{ status: 422, code: 'consumerPasswordIsCommon' },
			'Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord.',
		],
		['that there is none', { status: 422, code: 'noPasswordProvided' }, 'Vul een wachtwoord in.'],
		[
			'nothing of use',
			{ status: 500, code: 'mysqlError' },
			'Er is een fout opgetreden, probeer het nog een keer.',
		],
	]),
)('The form shows it when the API says %s, and can be sent again [135] [114]', async (_what, fault, text) => {
	const { form, token } = await openForm()
	api.fault('POST', '/api/auth/reset-password', fault, 1)
	const page = await sendPasswords(form, good)
	const isAtField = /wachtwoord/i.test(text)
	expect([page.isRefused, errorsOf(page)]).toEqual([true, [isAtField ? `Nieuw wachtwoord: ${text}` : text]])
	expect(page.getByLabelText('Nieuw wachtwoord').hasAttribute('aria-invalid')).toBe(isAtField)
	expect(page.html).not.toContain(good)
	expect((await sendPasswords(page, good)).path).toBe('/')
	expect(saved()).toEqual([
		{ token, password: good },
		{ token, password: good },
	])
})

test('A form that is pressed twice at once saves once and says so once', async () => {
	const { form } = await openForm()
	form.fill('Nieuw wachtwoord', good)
	form.fill('Herhaal het nieuwe wachtwoord', good)
	const pages = await Promise.all([1, 2].map(() => form.press('Wachtwoord opslaan')))
	expect([pages.map(({ path }) => path), saved().length]).toEqual([['/', '/'], 1])
	expect(pages.flatMap(listNotices).filter((text) => text.startsWith('Fout'))).toEqual([])
})

test('A form that was sent after its link was used up leads to the login with the reason [123]', async () => {
	const { form } = await openForm()
	await sendPasswords(form, good)
	const page = await sendPasswords(form, 'Rode-fietsbel-45')
	expect([page.path, saved().length]).toEqual(['/', 1])
	expect(listNotices(page)).toContain(linkIsOver)
})

test('The same password sent again once it is saved leads to the login, where it is told once that it is', async () => {
	const { form } = await openForm()
	await sendPasswords(form, good)
	const page = await sendPasswords(form, good)
	expect([page.path, saved().length]).toEqual(['/', 1])
	expect(listNotices(page).filter((text) => text.startsWith('Fout'))).toEqual([])
	expect(page.html.split('Uw nieuwe wachtwoord is opgeslagen').length).toBe(2)
})
