import { beforeEach, expect, test } from 'vitest'
import { partnerAnswers, createStepsThrough } from '#tests/actions/hypact-answers'
import { changedSteps, ownSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts, type Step } from '#tests/actions/steps'
import { discardDrafts } from '#tests/support/discard-drafts'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const hypact = '/actions/11036/hypact-form'
const { api, portal } = await useSite()
beforeEach(() => api.backend.reset())

const openAsAnna = async () => (await signIn(portal.url, { branch: 'noord' })).visitor
const stepOf = (page: { document: Document }) => page.document.querySelector('main h2')?.textContent

const questionnaires: [string, (visitor: Visitor) => Promise<unknown>, Step[][]][] = [
	[hypact, (visitor) => signInAt(visitor), splitSteps(createStepsThrough(partnerAnswers.slice(0, 2)))],
	['/mortgage-check/10011/11037', (visitor) => signInAt(visitor), checkSteps()],
	['/mortgage-check/11037', (visitor) => identify(visitor), checkSteps()],
]

async function signInAt(visitor: Visitor) {
	const login = await visitor.visit('/?domain=noord')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', demoPassword)
	await login.press('Inloggen')
	await discardDrafts(visitor)
}

async function identify(visitor: Visitor) {
	const page = await visitor.visit('/mortgage-check-login/11037?domain=noord')
	page.fill('E-mailadres', 'anna@voorbeeld.nl')
	page.fill('Geboortedatum', '31-03-1984')
	await page.press('Begin met de check')
}

/** The first two steps of the mortgage check. */
function checkSteps() {
	return splitSteps([...ownSteps, ...changedSteps]).slice(0, 2)
}

/** Each ends with the button that leads on. */
function splitSteps(all: Step[]): Step[][] {
	const ends = all.flatMap((step, at) => ('press' in step && step.press === 'Volgende' ? [at + 1] : []))
	return ends.map((end, at) => all.slice(ends[at - 1] ?? 0, end))
}

test.each(questionnaires)(
	'Back in the browser goes back one step from every step: %s',
	async (bare, enter, steps) => {
		const visitor = startVisitor(portal.url)
		await enter(visitor)
		let page = await visitor.visit(bare)
		const history = [page.path]
		for (const step of steps) {
			page = await fillWithoutScripts(page, step)
			history.push(page.path)
		}
		expect(history).toEqual([1, 2, 3].map((step) => `${bare}?step=${step}`))
		for (const at of [2, 1, 0])
			expect(stepOf(await visitor.visit(history[at] ?? ''))).toMatch(new RegExp(`^Stap ${at + 1} van`))
		for (const query of ['?step=', '?utm_source=mail', '?step=&step=2', ...unusable.slice(0, 4)]) {
			const { status, headers } = await visitor.visit(bare + query, { redirects: false })
			expect([query, status, headers.location?.endsWith('step=3')]).toEqual([query, 302, true])
		}
	},
)

/** Steps that a questionnaire does not have, or has not reached. */
const unusable = ['?step=99', '?step=abc', '?step=1.5', '?step=%EF%BC%91', '?step=0', '?step=-1', '?step=01']

test('An address with a step that is not there leads on to the one that it shows, so that Back goes back from there', async () => {
	const anna = await openAsAnna()
	await discardDrafts(anna)
	for (const query of [...unusable, '?step=2'])
		expect((await anna.visit(hypact + query)).path).toBe(`${hypact}?step=1`)
	const first = await anna.visit(`${hypact}?step=99`)
	const [step = []] = splitSteps(createStepsThrough(partnerAnswers.slice(0, 1)))
	expect((await fillWithoutScripts(first, step)).path).toBe(`${hypact}?step=2`)
	expect(stepOf(await anna.visit(first.path))).toMatch(/^Stap 1 van/)
})

test('The way from the bare address to its step uses up no notice', async () => {
	await discardDrafts(await openAsAnna())
	const visitor = startVisitor(portal.url)
	await visitor.visit(`${hypact}?domain=noord`)
	await visitor.visit(hypact)
	const login = await visitor.visit('/')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', demoPassword)
	const page = await login.press('Inloggen')
	expect([page.path, page.words]).toEqual([`${hypact}?step=1`, expect.stringContaining('U bent ingelogd.')])
})

test('A questionnaire that is done, and one of a single step, keep their bare address', async () => {
	const anna = await openAsAnna()
	const inventory = '/actions/11031/inventory?way=manual'
	expect((await anna.visit(inventory)).path).toBe(inventory)
	const page = await fillWithoutScripts(
		await anna.visit(`${hypact}?step=1`),
		createStepsThrough(partnerAnswers),
	)
	await page.press('Verstuur uw antwoorden')
	expect((await anna.visit(hypact)).path).toBe(hypact)
})
