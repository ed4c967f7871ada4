import { afterEach, describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { signIn } from '#tests/support/sign-in'
import { readSession, useEntrySite, uploadPath } from './entry-site'

const site = await useEntrySite()

describe('A token that can be none', () => {
	test.each(['%00', '%20', 'a%0Ab', 'é'])('is a link that is over, with no call: %s', async (token) => {
		const visitor = site.visitor()
		await visitor.visit('/?domain=noord')
		const page = await visitor.visit(`/important-documents?accessToken=${token}`)
		expect([page.status, page.path]).toEqual([200, '/'])
		expect(listNotices(page)).toEqual([
			'Fout U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
		])
		expect(site.bearerCalls()).toEqual([])
	})

	test('leaves who is signed in where they are', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await visitor.visit('/important-documents?accessToken=%00')
		expect([page.status, page.path]).toEqual([200, '/important-documents'])
		expect(page.words).toContain(
			'U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
		)
	})
})

describe('The mailed link of a check', () => {
	test('leads a client who is signed in to the dashboard, which names the check and links to it', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		for (const address of ['/mortgage-check-login/11037', '/mortgage-check/11037']) {
			const page = await visitor.visit(address)
			expect(page.path).toBe('/dashboard')
			expect(listNotices(page)[0]).toContain('De link is van deze check: ')
			expect((await page.follow('Open de check')).path).toBe('/mortgage-check/10011/11037?step=1')
		}
	})

	test.each(['21033', '11001', 'verzonnen'])(
		'says nothing where %s is no open check of theirs',
		async (action) => {
			const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
			await visitor.visit('/dashboard')
			const page = await visitor.visit(`/mortgage-check-login/${action}`)
			expect([page.path, page.words.includes('De link is van deze check')]).toEqual(['/dashboard', false])
		},
	)

	test('opens beside a running check, which goes on', async () => {
		const visitor = site.visitor()
		const login = await visitor.visit('/mortgage-check-login/11037?domain=noord')
		login.fill('E-mailadres', 'anna@voorbeeld.nl')
		login.fill('Geboortedatum', '31-03-1984')
		expect((await login.press('Begin met de check')).path).toBe('/mortgage-check/11037?step=1')
		await visitor.visit('/mortgage-check-login/21033')
		expect((await visitor.visit('/mortgage-check/11037')).path).toBe('/mortgage-check/11037?step=1')
	})

	test('of a check that is not there does not ask again who it is', async () => {
		site.api.fault('GET', /mortgage-no-login/, { status: 404, code: 'mortgageNotFound' })
		const login = await site.visitor().visit('/mortgage-check-login/11037?domain=noord')
		login.fill('E-mailadres', 'anna@voorbeeld.nl')
		login.fill('Geboortedatum', '31-03-1984')
		const page = await login.press('Begin met de check')
		await site.api.heal()
		expect([page.status, page.path]).toEqual([404, '/404'])
		expect(listNotices(page)[0]).toContain('Wij kunnen deze check niet vinden.')
	})
})

describe('Who is signed out hears why', () => {
	test('another branch, in its address', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await visitor.visit('/dashboard?domain=delta')
		expect(page.path).toBe('/')
		expect(listNotices(page)).toEqual([
			expect.stringContaining('Je bent uitgelogd omdat je naar een andere vestiging ging.'),
		])
		expect((await visitor.visit('/')).words).not.toContain('bent uitgelogd')
	})

	test('another window or device', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		await site.logOutElsewhere(visitor)
		const page = await visitor.visit('/dashboard')
		expect(listNotices(page)).toEqual([
			expect.stringContaining('in een ander venster of op een ander apparaat'),
		])
	})

	test('an end on the list of devices', async () => {
		const [first, second] = [
			await signIn(site.portal.url, { branch: 'noord' }),
			await signIn(site.portal.url, { branch: 'noord' }),
		]
		const settings = await second.visitor.visit('/settings')
		await settings.press(settings.getAllByRole('button', { name: /^Log uit / })[0] ?? '')
		const pages = [await first.visitor.visit('/dashboard'), await second.visitor.visit('/dashboard')]
		const ended = pages.find(({ path }) => path === '/')
		expect(ended?.words).toContain('in een ander venster of op een ander apparaat')
	})
})

describe('During maintenance', () => {
	async function open(isOpen = true) {
		site.api.backend.set('maintenance', !isOpen)
		await site.portal.forget()
	}
	afterEach(() => open())

	/** The set-up is cached again when this ends. */
	async function close() {
		await open(false)
		await site.visitor().visit('/offline?domain=noord')
		site.api.forgetCalls()
	}

	/** A guest who has chosen the branch, while the portal is closed. */
	async function visitClosed() {
		const visitor = site.visitor()
		await visitor.visit('/?domain=noord')
		await close()
		return visitor
	}

	test('a pair signs nobody in and is used for no call: it waits, and its address stays good', async () => {
		const { query, accessToken } = await site.createPair()
		const visitor = await visitClosed()
		const page = await visitor.visit(`/important-documents?${query}`)
		expect([page.status, page.headers['retry-after']]).toEqual([503, '300'])
		expect([site.bearerCalls(), site.commands(), page.html.includes(accessToken)]).toEqual([[], [], false])
		const retry = page.getByRole('link', { name: 'Probeer het nog een keer' }).getAttribute('href') ?? ''
		expect(retry).toBe('/important-documents')
		expect([(await visitor.visit('/dashboard')).status, site.bearerCalls()]).toEqual([503, []])
		await open()
		for (const [who, path] of [
			[visitor, `${retry}?domain=noord`],
			[site.visitor(), `${retry}?domain=noord&${query}`],
		] as const) {
			const after = await who.visit(path)
			expect([after.path, after.words.includes('U bent ingelogd.')]).toEqual([retry, true])
		}
	})

	test('a lone token is used for no call', async () => {
		const { accessToken } = await site.createPair()
		const page = await (await visitClosed()).visit(`/dashboard?accessToken=${accessToken}`)
		expect(page.status).toBe(503)
		expect(site.bearerCalls()).toEqual([])
	})

	test('a yes to the link of another account signs nobody in', async () => {
		const { query } = await site.createPair()
		const { visitor } = await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		const question = await visitor.visit(`/dashboard?${query}`)
		const yes = question.getByRole('button', { name: 'Ja, ga verder met de link' })
		expect(yes).toBeTruthy()
		await close()
		const formToken = question.document.querySelector<HTMLInputElement>('input[name=formToken]')?.value ?? ''
		const fields = new URLSearchParams({ formToken, returnTo: '/dashboard' })
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields.toString()) }
		const from = await visitor.visit('/offline')
		const page = await visitor.visit('/other-consumer', { method: 'POST', body, from })
		expect([page.status, site.bearerCalls()]).toEqual([503, []])
		await open()
		expect((await visitor.visit('/dashboard')).words).toContain('Eerste huis')
	})

	test('what a client posts is kept, and stands in the form when the portal is open again', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const form = await visitor.visit(uploadPath)
		const token = form.document.querySelector<HTMLInputElement>('main input[name=formToken]')?.value ?? ''
		await close()
		const fields = new URLSearchParams({ formToken: token, comment: 'Tijdens onderhoud' })
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(String(fields)) }
		const page = await visitor.visit(uploadPath, {
			method: 'POST',
			body,
			from: await visitor.visit('/offline'),
		})
		expect([page.status, site.commands()]).toEqual([503, []])
		await open()
		const again = await visitor.visit(uploadPath)
		expect(again.getByLabelText<HTMLTextAreaElement>(/^Uw opmerking/).value).toBe('Tijdens onderhoud')
	})
})

test('While the licence fails a pair signs nobody in, makes no call, and stays good', async () => {
	const { query } = await site.createPair()
	const visitor = site.visitor()
	await visitor.visit('/?domain=noord')
	site.api.fault('GET', '/api/licenses/current', { status: 500 })
	await site.portal.forget()
	site.api.forgetCalls()
	const page = await visitor.visit(`/important-documents?${query}`)
	await site.api.heal()
	expect([page.status, readSession(visitor), site.bearerCalls()]).toEqual([503, undefined, []])
	expect(page.words).toContain('De gegevens van uw adviseur ontbreken op dit moment.')
	const after = await site.visitor().visit(`/important-documents?domain=noord&${query}`)
	expect(after.path).toBe('/important-documents')
})
