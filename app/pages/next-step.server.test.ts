import { expect, test } from 'vitest'
import { listOpenActions } from '#app/products/action-tasks.server'
import { createSay } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createAction } from '#tests/support/feature-context'
import { findNextStep } from './next-step.server'

type Candidates = Parameters<typeof findNextStep>[0]

const say = createSay('nl', 'formal')
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook', dateCreated: '2026-03-01' }
const hypact = { type: 'FILL_HYPACT_FORM', label: 'Adviesprofiel', dateCreated: '2026-03-02' }
const appointment = {
	title: 'Adviesgesprek',
	date: '4 maart 2026',
	time: '10:00 - 11:00 uur',
	location: 'Utrecht',
	person: 'Bo Bos',
	join: undefined,
	href: '/appointments/1',
	soon: 'tomorrow' as const,
}

function choose(actions: object[], others: Partial<Candidates> = {}, draftAt: Record<string, number> = {}) {
	const reader = {
		say,
		newsOf: () => undefined,
		draftOf: ({ id }: { id: string }) =>
			draftAt[id] === undefined ? undefined : { id: `draft-${id}`, at: draftAt[id], closes: id },
	}
	const all = actions.map((one, index) => createAction({ id: String(index + 1), ...one }))
	return findNextStep({
		open: listOpenActions(all),
		isCounted: true,
		appointment: undefined,
		reader,
		...others,
	})
}

const pay = (status: string, more: object = {}) => ({
	type: 'PAY_INVOICE',
	label: 'Factuur',
	payment: { id: 'p', status, amount: 295 },
	...more,
})

test('Nothing to do: nothing comes first', () => {
	expect(choose([])).toBeUndefined()
	expect(choose([{ ...upload, isDone: true }, { type: 'SOMETHING_NEW' }])).toBeUndefined()
})

test('An appointment within a day comes before everything, with all that one needs to get there', () => {
	const first = choose([pay('FAILED')], { appointment })
	expect(first).toMatchObject({
		isAppointment: true,
		title: 'Adviesgesprek',
		reason: 'Morgen heeft u een afspraak met ons.',
		detail: '4 maart 2026 · 10:00 - 11:00 uur · Utrecht · Bo Bos',
		button: { href: '/appointments/1' },
	})
	const join = { href: 'https://meet.example/1', label: 'Start het gesprek', newTab: 'x' }
	expect(choose([], { appointment: { ...appointment, soon: 'today', join } })).toMatchObject({
		reason: 'Vandaag heeft u een afspraak met ons.',
		button: join,
	})
})

test.each(['FAILED', 'expired', 'CANCELLED'])(
	'A payment that is %s comes next, with its amount',
	(status) => {
		const first = choose(
			[upload, hypact, pay(status)],
			{ appointment: { ...appointment, soon: undefined } },
			{ 2: 1 },
		)
		expect(first).toMatchObject({
			action: '3',
			detail: expect.stringMatching(/^€\s295,00/) as string,
			button: { href: '/actions/3/invoice-payment' },
		})
	},
)

test('A payment that the bank has not told of is checked, not paid twice', () => {
	expect(choose([upload, pay('PENDING')])?.button).toEqual({
		href: '/actions/2/validate-ideal-payment',
		label: say('payments.check'),
	})
})

test.each([
	pay('CREATED'),
	pay('FAILED', { mollieInvalid: true }),
	{ ...upload, payment: { status: 'FAILED' } },
])('A payment that did not fail or cannot be done here waits its turn: %j', (action) => {
	expect(choose([upload, action])?.action).toBe('1')
})

test('Then what was begun last, told how far it is and with the way to throw it away', () => {
	const first = choose([upload, hypact, { ...hypact, label: 'Inventarisatie' }], {}, { 2: 2, 3: 1 })
	expect(first).toMatchObject({
		action: '2',
		reason: 'U bent hieraan begonnen. Wat u invulde is bewaard.',
		button: { label: 'Ga verder' },
		discard: { href: paths.discardDraft('draft-2') },
	})
})

test('The product it is about stands before the rest', () => {
	const product = { id: '7', type: 'mortgage', label: 'Wilgenlaan 1' }
	expect(choose([{ ...upload, product }])?.detail).toBe('Hypotheek: Wilgenlaan 1 · Sinds 1 maart 2026')
	const named = { ...upload, label: 'Loonstrook voor Hypotheek: Wilgenlaan 1', product }
	expect(choose([named])?.detail).toBe('Sinds 1 maart 2026')
})

test('Then the oldest task, and why; the only one is told so', () => {
	expect(choose([hypact, upload])).toMatchObject({
		action: '2',
		reason: 'Dit staat het langst voor u klaar.',
		detail: 'Sinds 1 maart 2026',
	})
	expect(choose([upload])).toMatchObject({ reason: 'Dit is het enige wat nu voor u klaarstaat.' })
})

test('Where another task may be older, or more may be open, none is put first', () => {
	expect(choose([upload], { isCounted: false })).toBeUndefined()
	expect(choose([hypact, upload], { isCounted: false })).toBeUndefined()
	expect(choose([{ ...hypact, dateCreated: '31/12/2026' }, upload])).toBeUndefined()
	expect(choose([pay('FAILED')], { isCounted: false })?.action).toBe('1')
})

test('An appointment that runs since an earlier day is told so', () => {
	const running = { ...appointment, soon: 'running' as const }
	expect(choose([], { appointment: running })?.reason).toBe('Uw afspraak met ons loopt sinds 4 maart 2026.')
})
