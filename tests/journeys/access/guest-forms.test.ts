import { afterEach, describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { fillIn, guestForms, type GuestForm } from './guest-form-rows'
import { routes } from './route-kinds'
import { useSite } from '#tests/support/use-site'

const site = await useSite()
afterEach(() => site.api.backend.reset())

/** A filled-in form of Noord, and other tabs of the same browser. */
async function typeInto(form: GuestForm) {
	const visitor = startVisitor(site.portal.url)
	const page = await form.open(visitor, site)
	fillIn(page, form)
	return { visitor, page }
}

const chooseDelta = (visitor: Visitor) => visitor.visit('/?domain=delta')

async function chooseNone(visitor: Visitor) {
	const login = await stopWaiting(visitor)
	await login.press('Kies een andere vestiging')
}

async function signInElsewhere(visitor: Visitor) {
	await stopWaiting(visitor)
	await tryToSignIn(visitor, { email: 'bram@voorbeeld.nl' })
}

/** The login, also for who waits for a code. */
async function stopWaiting(visitor: Visitor) {
	const page = await visitor.visit('/')
	return page.path === '/login/code' ? page.press('Stop met inloggen') : page
}

const callsOf = ({ command }: GuestForm) => site.api.callsTo('POST', command)
const domainsOf = (form: GuestForm) => callsOf(form).map(({ headers }) => headers.domain)
const commands = () => site.api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)

test('Every form that a guest can send is tried here', () => {
	const posting = routes.filter(({ kind, has }) => kind === 'guest' && has.action)
	// Feedback serves everybody: tests/journeys/guest.
	const apart = ['/nps-feedback']
	expect(guestForms.map(({ route }) => route).sort()).toEqual(
		posting
			.map(({ path }) => path)
			.filter((path) => !apart.includes(path))
			.sort(),
	)
})

describe.each(deal('accounts', guestForms))('The form of $route', (form) => {
	test.each([
		['chose another branch', chooseDelta],
		['chose none', chooseNone],
	])('goes to the branch that it was shown for after another tab %s', async (_what, choose) => {
		const { visitor, page } = await typeInto(form)
		await choose(visitor)
		site.api.forgetCalls()
		const answer = await page.press(form.button)
		expect(domainsOf(form)).toEqual(form.endsWithBranch ? [] : ['noord'])
		expect(commands().filter((path) => path !== form.command)).toEqual([])
		expect([answer.status, answer.title]).toEqual([200, expect.stringContaining('Noorderlicht')])
	})

	test('asks when somebody signed in meanwhile, and goes on with what was typed', async () => {
		const { visitor, page } = await typeInto(form)
		await signInElsewhere(visitor)
		site.api.forgetCalls()
		const question = await page.press(form.button)
		expect(question.status).toBe(409)
		expect(question.getByRole('heading', { level: 1 }).textContent).toBe('Verdergaan met je formulier?')
		expect(question.words).toContain('Je formulier is niet verstuurd.')
		for (const secret of Object.values(form.secret?.() ?? {})) expect(question.html).not.toContain(secret)
		expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')

		const again = await question.press('Ja, ga verder met het formulier')
		expect(again.path.replace(/\?.*/, '')).toBe(form.after ?? new URL(page.url).pathname)
		for (const [label, text] of Object.entries(form.typed))
			expect((again.getAllByLabelText(label)[0] as HTMLInputElement).value, label).toBe(text)
		for (const secret of Object.values(form.secret?.() ?? {})) expect(again.html).not.toContain(secret)
		expect(again.words).not.toContain('Bram')
		expect((await visitor.visit('/dashboard')).path).toBe('/')
		expect(commands()).toEqual([])
	})

	test('is dropped by who stays signed in', async () => {
		const { visitor, page } = await typeInto(form)
		await signInElsewhere(visitor)
		site.api.forgetCalls()
		const question = await page.press(form.button)
		const stay = question.getByRole('link', { name: 'Nee, blijf ingelogd' })
		expect((await question.follow(stay)).path).toBe('/dashboard')
		for (const text of Object.values(form.typed))
			expect((await visitor.visit('/dashboard')).html).not.toContain(text)
		expect(commands()).toEqual([])
	})
})

describe.each(guestForms.filter(({ signsIn }) => signsIn))('The form of $route, sent twice', (form) => {
	test('at once signs in once: both answers lead to the same session, without an error', async () => {
		const { page } = await typeInto(form)
		const send = () => page.press(form.button, { redirects: false })
		const answers = await Promise.all([send(), send(), send()])
		expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
			answers.map(() => [303, '/dashboard']),
		)
		expect(new Set(answers.map(({ setCookies }) => sessionIn(setCookies))).size).toBe(1)
		expect(callsOf(form)).toHaveLength(1)
		expect(site.api.callsTo('GET', '/api/consumers')).toHaveLength(1)
	})

	test('one after the other stays signed in, without a question', async () => {
		const { visitor, page } = await typeInto(form)
		const first = await page.press(form.button)
		expect(listNotices(first).filter((notice) => notice.includes('ingelogd'))).toHaveLength(1)
		const again = await page.press(form.button)
		expect([again.path, listNotices(again)]).toEqual(['/dashboard', []])
		expect(callsOf(form)).toHaveLength(1)
		await visitor.visit('/logout')
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	})
})

function sessionIn(lines: string[]) {
	return lines.map((line) => /^accelerate=([^;]+)/.exec(line)?.[1]).find(Boolean)
}
