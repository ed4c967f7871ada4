import { describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { logInAsAnna, useEntrySite, uploadPath } from './entry-site'

const site = await useEntrySite()
const choice = 'Kies Noorderlicht Financieel Advies'
const isChooser = (page: Page) => page.queryByRole('button', { name: choice }) !== null

describe('While a branch must be chosen first', () => {
	test('the page that was asked for says what follows, and is there after choice and login', async () => {
		const visitor = site.visitor()
		const chooser = await visitor.visit('/important-documents?q=mail')
		expect([chooser.path, isChooser(chooser)]).toEqual(['/important-documents?q=mail', true])
		expect(chooser.words).toContain('Daarna gaat u naar de pagina die u opende.')
		const login = await chooser.press(choice)
		expect(login.path).toBe('/')
		expect((await logInAsAnna(login)).path).toBe('/important-documents?q=mail')
	})

	test('a form that was posted too late is kept over the choice and the login, and not sent', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const form = await visitor.visit(uploadPath)
		form.fill('Uw opmerking', 'Bladzijde drie volgt')
		await site.logOutElsewhere(visitor)
		visitor.cookies.store('preferences=; Path=/; Max-Age=0')
		site.api.forgetCalls()
		const chooser = await form.press('Verstuur')
		expect([chooser.status, isChooser(chooser)]).toEqual([200, true])
		expect(chooser.words).toContain('Wat u invulde, is bewaard.')
		expect(chooser.html).not.toContain('Bladzijde drie')
		const again = await logInAsAnna(await chooser.press(choice))
		expect(again.path).toBe(uploadPath)
		expect(again.getByLabelText<HTMLTextAreaElement>(/^Uw opmerking/).value).toBe('Bladzijde drie volgt')
		expect(site.commands()).toEqual(['/api/auth/login'])
	})

	test('a form of a browser that nobody knows is not kept, and its visitor reads so before and after the choice', async () => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const form = await visitor.visit(uploadPath)
		form.fill('Uw opmerking', 'Bladzijde drie volgt')
		visitor.cookies.clear()
		site.api.forgetCalls()
		const chooser = await form.press('Verstuur')
		expect(chooser.words).toContain('Wat u invulde, is niet verstuurd en niet bewaard.')
		expect(chooser.words).not.toContain('is bewaard')
		const login = await chooser.press(choice)
		expect(listNotices(login)).toEqual([
			'Fout Wat u invulde, is niet verstuurd en niet bewaard. Log in en vul het opnieuw in.',
		])
		expect(site.commands()).toEqual([])
	})

	test('a pair waits, in no page and no call, and signs in at the chosen branch', async () => {
		const { query, accessToken, refreshToken } = await site.createPair()
		const visitor = site.visitor()
		const chooser = await visitor.visit(`/important-documents?${query}`)
		expect(isChooser(chooser)).toBe(true)
		expect(chooser.words).toContain('Daarna logt de link uit onze e-mail u in.')
		expect(chooser.html).not.toContain(accessToken)
		expect(chooser.html).not.toContain(refreshToken)
		expect([site.bearerCalls(), site.commands()]).toEqual([[], []])
		const page = await chooser.press(choice)
		expect([page.path, page.words.includes('U bent ingelogd.')]).toEqual(['/important-documents', true])
		expect(new Set(site.bearerCalls().map(({ headers }) => headers.domain))).toEqual(new Set(['noord']))
		expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
	})

	test('a pair that is good no more says so after the choice, once, and signs nobody in', async () => {
		const chooser = await site.visitor().visit('/?accessToken=oud&refreshToken=oud')
		const asked = await chooser.press(choice)
		expect(site.commands()).toEqual([])
		const login = await asked.press('Ja, ga verder met de link')
		expect([login.path, listNotices(login)]).toEqual([
			'/',
			[
				'Fout U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
			],
		])
		expect(site.commands()).toEqual(['/api/auth/refresh'])
	})

	test('a lone token is used for no call, and its reader is told to open the link again', async () => {
		const { accessToken } = await site.createPair()
		const chooser = await site.visitor().visit(`/dashboard?accessToken=${accessToken}`)
		expect(chooser.words).toContain('Open daarna de link uit onze e-mail nog een keer.')
		expect(site.bearerCalls()).toEqual([])
	})

	test('a lone token to renew another is a link that is over, before and after the choice', async () => {
		const { refreshToken } = await site.createPair()
		const chooser = await site.visitor().visit(`/dashboard?refreshToken=${refreshToken}`)
		expect([isChooser(chooser), chooser.html.includes(refreshToken)]).toEqual([true, false])
		expect(chooser.words).toContain('De link die u opende, klopt niet.')
		await chooser.press(choice)
		const visitor = site.visitor()
		await visitor.visit('/?domain=noord')
		const login = await visitor.visit(`/dashboard?refreshToken=${refreshToken}`)
		expect([login.path, listNotices(login)]).toEqual([
			'/',
			[
				'Fout U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
			],
		])
		expect([site.bearerCalls(), site.commands()]).toEqual([[], []])
	})

	test('who gives an opinion by mail hears nothing of logging in, and the score goes out after the choice, cookies or not', async () => {
		const chooser = await site.visitor().visit('/nps-feedback?token=nps-keuze&value=9')
		expect(isChooser(chooser)).toBe(true)
		expect(chooser.words).not.toContain('inloggen')
		expect(site.commands()).toEqual([])
		const { headers } = await chooser.press(choice, { redirects: false })
		expect(site.commands()).toEqual([])
		await site.visitor().visit(headers.location ?? '')
		expect(site.commands()).toEqual(['/api/nps-feedback/score'])
	})

	test('a reset link waits for the choice, is then judged, and leads to the form', async () => {
		const { path } = await site.api.sendResetLink()
		const chooser = await site.visitor().visit(path)
		expect(chooser.words).toContain('Daarna kiest u een nieuw wachtwoord.')
		expect(site.commands()).toEqual([])
		const form = await chooser.press(choice)
		expect(form.path).toBe('/reset/password')
		expect(form.getByLabelText('Nieuw wachtwoord')).toBeTruthy()
		expect(site.commands()).toEqual(['/api/auth/start-password-reset'])
	})

	test('the link of a check leads to its own login after the choice', async () => {
		const chooser = await site.visitor().visit('/mortgage-check-login/11037')
		expect(chooser.words).toContain('Daarna gaat u naar de hypotheekcheck.')
		expect((await chooser.press(choice)).path).toBe('/mortgage-check-login/11037')
	})
})
