import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasMark, type ActionForm } from '#tests/actions/action-form'
import { quietSteps } from '#tests/actions/check-answers'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { isFull, deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { fillIn as fillInDossier, roos } from '../guest/dossier-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

/** Ways to lose a response after the body was sent. */
const causes = [
	['reset', 'reset'],
	['502', { status: 502 }],
	['503', { status: 503 }],
	['504', { status: 504 }],
	['a page of HTML with 200', 'html'],
	['half an answer', 'half'],
	['time-out', 'silent'],
] as const
type Cause = (typeof causes)[number]

/** The API may still do what it was asked. */
const isLate = (cause: Cause[0]) => cause === '504' || cause === 'time-out'
const isWhole = isFull('actions')
/** Uploads time out after 120 s. */
const patience = isWhole ? 300_000 : undefined

/** `npm run test:full actions` combines every cause with every outcome, `npm test` alternates. */
function causesOf(turn: number): Cause[] {
	return causes.filter(([, fault], at) => isWhole || (fault !== 'silent' && at === turn % 6))
}

const toldBy = ({ call }: ActionForm) =>
	call.path.includes('/appointments/') ? '/api/products/appointments' : '/api/actions'
const traceableForms = actionForms.filter(({ parts, repeats }) => !(parts && repeats))
const untold = actionForms.filter((form) => !traceableForms.includes(form))

const fillIn = async ({ address, steps }: ActionForm) => fillWithoutScripts(await anna.visit(address), steps)
const sent = ({ call }: Pick<ActionForm, 'call'>) => site.api.callsTo('POST', call.path).length
const alertOf = (page: Page) => page.getByRole('alert').textContent

function expectKept(page: Page, { kept }: Pick<ActionForm, 'kept'>) {
	const [label, value] = kept ?? []
	if (label) expect(page.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value).toBe(value)
}

/** A line broke, or an answer came that nobody can read. */
function expectCause(words: string, fault: Cause[1]) {
	const unreadable = 'Wij konden het antwoord niet lezen.'
	if (fault !== 'html' && fault !== 'half') return expect(words).not.toContain(unreadable)
	expect(words).toContain(unreadable)
	expect(words).not.toMatch(/verbinding/i)
}

function expectDoubt(page: Page) {
	expect(alertOf(page)).toContain('Dit is misschien al aangekomen')
	expect(alertOf(page)).toMatch(
		/Wij weten niet of dit is aangekomen\. U verstuurde het op \d+ .* geen antwoord/,
	)
	expect(page.getByLabelText<HTMLInputElement>('Toch nog een keer versturen').checked).toBe(false)
}

/** Done says nothing about whose answer it was: the client's may be lost while the partner's counts. */
async function expectSettled(answer: Page, page: Page, form: ActionForm) {
	expectTold(answer, form)
	expectTold(await page.press(form.button), form)
	expect(sent(form)).toBe(1)
}

function expectTold(told: Page, form: ActionForm) {
	expect(told.isRefused).toBe(true)
	expect(alertOf(told)).toMatch(/Deze taak is beantwoord.*Wij weten niet of dat uw antwoord was/)
	const input = told.getByRole('heading', { name: 'Wat u invulde' }).closest('section')
	for (const words of form.answers ?? form.receipt)
		expect(input?.textContent.replaceAll('\u00a0', ' ')).toContain(words)
	expect(input?.textContent).not.toContain('niet verstuurd')
	expect(told.words).not.toMatch(/Gelukt|aangekomen/)
}

async function countReceipts() {
	const { document } = await anna.visit('/receipts')
	return document.querySelectorAll('main a[href^="/receipts/"]').length
}

describe.each(deal('actions', traceableForms).map((form, at) => ({ ...form, at })))('$name', (form) => {
	test.each(causesOf(form.at))(
		'that arrived although its answer was lost (%s) is told so, or that it is done by whomever',
		async (_name, fault) => {
			const page = await fillIn(form)
			const receipts = await countReceipts()
			site.api.fault('POST', form.call.path, { lost: fault }, 1)
			const landed = await page.press(form.button)
			expectCause(landed.words, fault)
			// Whoever cancels, it is cancelled.
			if (hasMark(page) && !form.repeats) {
				await expectSettled(landed, page, form)
				return expect(await countReceipts()).toBe(receipts)
			}
			expect([landed.path, landed.status]).toEqual([form.lands, 200])
			const [first, ...lines] = landed.received?.lines ?? []
			expect([first, listNotices(landed)]).toEqual([expect.stringContaining(form.notice), []])
			expect(lines).toContainEqual(
				expect.stringContaining('Wij hebben het nagekeken: uw bericht is aangekomen.'),
			)
			expect((await landed.follow('Bekijk het bewijs')).status).toBe(200)
			expect(sent(form)).toBe(1)
			await page.press(form.button)
			expect(sent(form)).toBe(1)
		},
		patience,
	)

	test.each(causesOf(form.at + 1).filter(([cause]) => !isLate(cause)))(
		'that did not arrive (%s) is told so, and one more press sends it',
		async (_name, fault) => {
			const page = await fillIn(form)
			site.api.fault('POST', form.call.path, fault, 1)
			const refused = await page.press(form.button)
			expect(refused.isRefused).toBe(true)
			expect(alertOf(refused)).toContain('Wij hebben het nagekeken: het is niet aangekomen.')
			expectCause(alertOf(refused), fault)
			expectKept(refused, form)
			expect(refused.queryByLabelText('Toch nog een keer versturen')).toBeNull()
			const again = await fillWithoutScripts(refused, form.repeated ?? [])
			expect((await again.press(form.button)).path).toBe(form.lands)
			expect(sent(form)).toBe(2)
		},
		patience,
	)

	test.each(causesOf(form.at + 2))(
		'of which nothing tells whether it arrived (%s) says exactly that, and looks again before it sends',
		async (...[cause, fault]) => {
			const hasArrived = form.at % 2 === 0
			const page = await fillIn(form)
			site.api.fault('POST', form.call.path, hasArrived ? { lost: fault } : fault, 1)
			const hasFailed = failReadAfterCommand(form)
			const doubtful = await page.press(form.button)
			expect(hasFailed()).toBe(true)
			expect(doubtful.isRefused).toBe(true)
			// The page after the redirect reads what the first answer could not.
			if (hasArrived) return expectTold(doubtful, form)
			expectDoubt(doubtful)
			expectKept(doubtful, form)
			const again = await fillWithoutScripts(doubtful, form.repeated ?? [])
			if (isLate(cause)) {
				expectDoubt(await again.press(form.button))
				again.choose('Toch nog een keer versturen')
			}
			expect([(await again.press(form.button)).path, sent(form)]).toEqual([form.lands, 2])
		},
		patience,
	)
})

/** Fails the first read after the command, which would show the outcome. */
function failReadAfterCommand(form: ActionForm) {
	let hasFailed = false
	const fail = () => {
		if (hasFailed || sent(form) === 0) return undefined
		hasFailed = true
		return HttpResponse.json({ code: 'genericError' }, { status: 500 })
	}
	site.api.answer(http.get(`*${toldBy(form)}`, fail))
	return () => hasFailed
}

interface UntoldForm extends Pick<ActionForm, 'name' | 'button' | 'call' | 'kept' | 'repeated'> {
	fill: () => Promise<Page>
	lands: string
	/** Typed text, for labels that several fields share. */
	typed?: string
	/** The API refuses a second submit. */
	closes?: boolean
}

const untoldForms: UntoldForm[] = [
	...untold.map((form) => ({ ...form, fill: () => fillIn(form) })),
	{
		name: 'A dossier that a guest asks for',
		closes: true,
		button: 'Verstuur uw gegevens',
		call: { path: '/api/create-dossier' },
		lands: '/dossiers/create?sent=1',
		typed: 'roos@voorbeeld.nl',
		fill: async () => {
			const guest = startVisitor(site.portal.url)
			return fillInDossier(await guest.visit('/dossiers/create?domain=noord'), roos)
		},
	},
	{
		name: 'A mortgage check without a login',
		closes: true,
		button: 'Gegevens versturen',
		call: { path: '/api/mortgage-check/submit-form-no-login' },
		lands: '/',
		fill: async () => {
			const guest = startVisitor(site.portal.url)
			const login = await guest.visit('/mortgage-check-login/11037?domain=noord')
			login.fill('E-mailadres', 'anna@voorbeeld.nl')
			login.fill('Geboortedatum', '31-03-1984')
			await login.press('Begin met de check')
			const start = await guest.visit('/mortgage-check/11037?step=1')
			return fillWithoutScripts(start, [...quietSteps, { choose: 'Nee', of: 'Zullen wij u bellen?' }])
		},
	},
]

describe.each(deal('actions', untoldForms).map((form, at) => ({ ...form, at })))('$name', (form) => {
	const cases = causesOf(form.at).flatMap((cause) =>
		(form.closes ? [false] : [true, false]).map((hasArrived) => [...cause, hasArrived] as const),
	)
	test.each(cases)(
		'whose answer was lost (%s) says that nobody knows, and is sent again with a tick alone',
		async (...[, fault, hasArrived]) => {
			const page = await form.fill()
			site.api.fault('POST', form.call.path, hasArrived ? { lost: fault } : fault, 1)
			const doubtful = await page.press(form.button)
			expect(doubtful.isRefused).toBe(true)
			expectDoubt(doubtful)
			expectCause(alertOf(doubtful), fault)
			expectKept(doubtful, form)
			expect(doubtful.html).toContain(form.typed ?? '')

			const asked = await (await fillWithoutScripts(doubtful, form.repeated ?? [])).press(form.button)
			expect(asked.isRefused).toBe(true)
			expectDoubt(asked)
			expectKept(asked, form)
			expect(sent(form)).toBe(1)

			const again = await fillWithoutScripts(asked, form.repeated ?? [])
			again.choose('Toch nog een keer versturen')
			expect((await again.press(form.button)).path).toBe(form.lands)
			expect(sent(form)).toBe(2)
		},
		patience,
	)
})

const approval = '/actions/11022/approve-document'
const agree = 'Ja, ik ga akkoord'
const refuse = 'Nee, ik ga niet akkoord'
const button = 'Verstuur uw antwoord'

test('Of two tabs with different answers the second learns which was sent, and when', async () => {
	const [one, other] = [await anna.visit(approval), await anna.visit(approval)]
	one.choose(agree)
	other.choose(refuse)
	await one.press(button)
	const answer = await other.press(button)
	expect(answer.getByRole('alert').textContent).toMatch(
		/U verstuurde dit al op \d+ .*, met andere antwoorden\. Wat u net koos, is niet verstuurd\./,
	)
	expect(readFacts(answer).Antwoord).toBe(refuse)
	expect((await answer.follow('Bekijk het bewijs')).words).toContain(agree)
	expect(site.api.callsTo('POST', /respond-document-approval/)).toHaveLength(1)
})

test('What was done elsewhere meanwhile says so, with the day, and sends nothing', async () => {
	const page = await anna.visit(approval)
	page.choose(refuse)
	const { authorization = '' } = site.api.calls.at(-1)?.headers ?? {}
	await fetch(`${site.api.url}/api/actions/11022/respond-document-approval`, {
		method: 'POST',
		headers: { authorization, domain: 'noord', 'content-type': 'application/json' },
		body: JSON.stringify({ response: 'yes', explanation: null }),
	})
	site.api.forgetCalls()
	const answer = await page.press(button)
	expect(answer.getByRole('alert').textContent).toContain('Uw antwoord van nu is niet verstuurd.')
	expect(readFacts(answer).Antwoord).toBe(refuse)
	expect(answer.words).toMatch(/Dit actiepunt is al klaar\..*\d{4}/)
	expect(site.api.callsTo('POST', /respond-document-approval/)).toEqual([])
})

test('An appointment that was cancelled elsewhere meanwhile says so', async () => {
	const page = await anna.visit('/appointments/10102?confirm=cancel')
	const { authorization = '' } = site.api.calls.at(-1)?.headers ?? {}
	const headers = { authorization, domain: 'noord' }
	await fetch(`${site.api.url}/api/products/appointments/10102/cancel`, { method: 'POST', headers })
	site.api.forgetCalls()
	const answer = await page.press('Ja, zeg af')
	expect(answer.path).toBe('/appointments')
	expect(listNotices(answer).at(-1)).toContain('Deze afspraak is intussen al afgezegd.')
	expect(site.api.callsTo('POST', /cancel$/)).toEqual([])
})
