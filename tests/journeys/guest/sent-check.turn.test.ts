import { beforeEach, expect, test } from 'vitest'
import { quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('pages'))

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

const link = '/mortgage-check-login/11037'
const check = '/mortgage-check/11037'
const command = '/api/mortgage-check/submit-form-no-login'
const send = 'Gegevens versturen'
const paper = /^Ontvangen: Jaarlijkse hypotheekcheck/
const untrue = /Er is niets verstuurd|Uw antwoorden staan er nog/

function identify(login: Page) {
	login.fill('E-mailadres', 'anna@voorbeeld.nl')
	login.fill('Geboortedatum', '31-03-1984')
	return login.press('Begin met de check')
}

/** The last step with every answer, and the page of the step before it. */
async function fillCheck(visitor: Visitor = startVisitor(site.portal.url)) {
	await identify(await visitor.visit(`${link}?domain=noord`))
	const filled = await fillWithoutScripts(await visitor.visit(`${check}?step=1`), quietSteps)
	const before = await visitor.visit(`${check}?step=5`)
	const last = await fillWithoutScripts(filled, [{ choose: 'Nee', of: 'Zullen wij u bellen?' }])
	return { visitor, before, last }
}

const sent = () => site.api.callsTo('POST', command)

function expectReceived(page: Page, words = 'Het is niet nog een keer verstuurd.') {
	expect([page.path, listNotices(page)]).toEqual([
		'/',
		[expect.stringMatching(new RegExp(`U verstuurde dit al op \\d+ .*${words}`))],
	])
	expect(page.words).not.toMatch(untrue)
	expect(sent()).toHaveLength(1)
}

test('A check that was sent, posted again from its last step, says when it was sent and shows its receipt', async () => {
	const { visitor, last } = await fillCheck()
	await last.press(send)
	const again = await last.press(send)
	expectReceived(again)
	expect(again.received?.heading).toMatch(paper)
	expect((await visitor.visit(link)).words).not.toMatch(untrue)
})

test('Whoever has the source of its last page, without the cookies of that browser, sees nothing of the receipt', async () => {
	const { visitor, last } = await fillCheck()
	await Promise.all([last.press(send), last.press(send)])
	visitor.cookies.clear()
	const again = await last.press(send)
	expectReceived(again)
	expect(again.received).toBeUndefined()
	expect((await visitor.visit('/guest-receipt/receipt.txt')).status).toBe(404)
})

test('Other answers, or those of an earlier step, are told as not sent, without the receipt in another browser', async () => {
	const { visitor, before, last } = await fillCheck()
	await last.press(send)
	visitor.cookies.clear()
	before.fill('Heeft u andere vragen of opmerkingen?', 'Kan de rente omlaag?')
	const again = await before.press('Volgende')
	expectReceived(again, 'Wat u daarna invulde, is niet verstuurd')
	expect(again.received).toBeUndefined()
})

testInFull('Posted while a client is signed in it asks nothing and keeps nothing', async () => {
	const { visitor, last } = await fillCheck()
	await last.press(send)
	await tryToSignIn(visitor, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	const again = await last.press(send)
	expect([again.path, listNotices(again)]).toEqual([
		'/dashboard',
		[expect.stringMatching(/verstuurde dit al op/)],
	])
	expect(again.received).toBeUndefined()
})

const perhaps = 'Misschien is uw check al aangekomen.'

test('A check whose answer was lost is told as perhaps arrived, keeps what was typed, and asks before it goes again', async () => {
	const { visitor, last } = await fillCheck()
	site.api.fault('POST', command, { lost: 'reset' }, 1)
	const login = await last.press(send)
	expect([login.path, listNotices(login)]).toEqual([link, [expect.stringContaining(perhaps)]])
	expect(login.words).not.toContain('Begin opnieuw')

	const late = await last.press(send)
	expect([late.path, late.words]).toEqual([link, expect.stringContaining('Misschien zijn ze al aangekomen.')])
	expect(late.words).not.toContain('Er is niets verstuurd')

	site.api.backend.reset()
	await identify(await visitor.visit(link))
	const shown = await visitor.visit(`${check}?step=6`)
	const asked = await shown.press(send)
	expect(asked.getByRole('alert').textContent).toContain('Dit is misschien al aangekomen')
	expect(sent()).toHaveLength(1)
	asked.getByLabelText<HTMLInputElement>('Toch nog een keer versturen').checked = true
	expect((await asked.press(send)).path).toBe('/')
	expect(sent()).toHaveLength(2)
})
