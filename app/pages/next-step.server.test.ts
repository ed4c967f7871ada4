import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOpenActions } from '#app/products/action-tasks.server'
import { createSay } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createAction } from '#tests/support/feature-context'
import { findNextStep } from './next-step.server'

const say = createSay('nl', 'formal')
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook', dateCreated: '2025-03-01' }
const again = { ...upload, type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE', comment: 'Bladzijde 2 ontbreekt.' }
const hypact = { type: 'FILL_HYPACT_FORM', label: 'Adviesprofiel', dateCreated: '2025-03-02' }
const pay = (status: string, more: object = {}) => ({
	type: 'PAY_INVOICE',
	label: 'Factuur',
	payment: { id: 'p', status, amount: 295 },
	...more,
})

interface Choice {
	isCounted?: boolean
	draftAt?: Record<string, number>
	/** Ids of tasks that an application waits for. */
	heldUp?: readonly string[]
}

function choose(actions: readonly object[], { isCounted = true, draftAt = {}, heldUp = [] }: Choice = {}) {
	const reader = {
		say,
		newsOf: () => undefined,
		draftOf: ({ id }: { id: string }) =>
			draftAt[id] === undefined ? undefined : { id: `draft-${id}`, at: draftAt[id], closes: id },
	}
	const all = actions.map((one, index) => createAction({ id: String(index + 1), ...one }))
	const open = listOpenActions(all).map((one) => ({ ...one, isHeldUp: heldUp.includes(one.id) }))
	return findNextStep(open, isCounted, reader)
}

test('Nothing to do: nothing comes first', () => {
	expect(choose([])).toBeUndefined()
	expect(choose([{ ...upload, isDone: true }, { type: 'SOMETHING_NEW' }])).toBeUndefined()
})

test.each(['UPDATE_MARKET_VALUE', 'DOWNLOAD_OTD', 'MORTGAGE_CHECK', 'CARDIF_PREMIUM'])(
	'A task that can wait is never put first: %s',
	(type) => {
		const product = { id: '7', type: 'mortgage', label: 'Huis' }
		expect(choose([{ type, label: 'Dit', product, dateCreated: '2020-01-01' }])).toBeUndefined()
	},
)

/** Actions in their expected order. The product gives each of them an address. */
const product = { id: '7', type: 'mortgage', label: 'Huis' }
const order = [
	{ name: 'draft', action: hypact },
	{ name: 'again', action: again },
	{ name: 'failed', action: pay('FAILED') },
	{ name: 'sign', action: { type: 'SIGN_OTD', label: 'Opdracht', product } },
	{ name: 'upload', action: upload },
	{ name: 'approve', action: { type: 'APPROVE_DOCUMENT', label: 'Akkoord' } },
	{ name: 'date', action: { type: 'UPDATE_DATE_CONDITIONS_PRECEDENT', label: 'Datum' } },
	{ name: 'questions', action: { type: 'FILL_KNOWLEDGE_FORM', label: 'Kennis' } },
	{ name: 'pay', action: pay('CREATED') },
	{ name: 'value', action: { type: 'UPDATE_MARKET_VALUE', label: 'Waarde', product } },
	{ name: 'read', action: { type: 'DOWNLOAD_OTD', label: 'Lees' } },
]
const never = ['value', 'read']

test('Of any tasks, in any order and of any age, the first of the order is put first', () => {
	const dates = fc.constantFrom('2024-05-01', '2025-01-31', '2026-02-03', undefined, '31/12/2026')
	const tasks = fc.array(fc.record({ place: fc.nat(order.length - 1), dateCreated: dates }), {
		maxLength: 12,
	})
	fc.assert(
		fc.property(tasks, (chosen) => {
			const actions = chosen.map(({ place, dateCreated }) => ({
				...order[place]?.action,
				id: undefined,
				dateCreated,
			}))
			const drafts = chosen.flatMap(({ place }, index) => (place === 0 ? [[String(index + 1), 1]] : []))
			const named = actions.map((action, index) => ({ ...action, id: String(index + 1) }))
			const first = choose(named, { draftAt: Object.fromEntries(drafts) as Record<string, number> })
			const places = chosen
				.map(({ place }) => place)
				.filter((place) => !never.includes(order[place]?.name ?? ''))
			const place = first && chosen[Number(first.action) - 1]?.place
			expect(place).toBe(places.length > 0 ? Math.min(...places) : undefined)
		}),
		{ numRuns: 300 },
	)
})

test.each([
	['FAILED', 'Nog niet betaald: de betaling is mislukt.'],
	['expired', 'Nog niet betaald: de tijd om te betalen was om.'],
	['CANCELLED', 'Nog niet betaald: de betaling is afgebroken.'],
])('A payment that is %s says what happened, with its amount', (status, reason) => {
	expect(choose([upload, pay(status)])).toMatchObject({
		action: '2',
		reason,
		detail: expect.stringMatching(/^€\s295,00/) as string,
		button: { href: '/actions/2/invoice-payment' },
	})
})

test('A payment that the bank has not told of is never put first', () => {
	expect(choose([pay('PENDING')])).toBeUndefined()
	expect(choose([pay('PENDING'), pay('CREATED')])?.action).toBe('2')
})

test.each([
	pay('CREATED'),
	pay('FAILED', { mollieInvalid: true }),
	{ ...upload, type: 'APPROVE_DOCUMENT', payment: { status: 'FAILED' } },
])('A payment that did not fail or cannot be done here waits its turn: %j', (action) => {
	expect(choose([upload, action])?.action).toBe('1')
})

test('Of what was begun the last, with the way to throw it away', () => {
	const draftAt = { 2: 2, 3: 1 }
	const first = choose([upload, hypact, { ...hypact, label: 'Inventarisatie' }], { draftAt })
	expect(first).toMatchObject({
		action: '2',
		reason: 'U bent hieraan begonnen. Wat u invulde is bewaard.',
		button: { label: 'Ga verder' },
		discard: { href: paths.discardDraft('draft-2') },
	})
})

test('A document that must be sent again says why', () => {
	expect(choose([upload, again])).toMatchObject({
		action: '2',
		reason: 'Bladzijde 2 ontbreekt. Wij wachten hierop sinds 1 maart 2025.',
	})
	expect(choose([{ ...again, comment: undefined }])?.reason).toBe(
		'Uw vorige document konden wij niet gebruiken. Wij wachten hierop sinds 1 maart 2025.',
	)
})

test('The product it is about stands before the rest', () => {
	const home = { id: '7', type: 'mortgage', label: 'Wilgenlaan 1' }
	expect(choose([{ ...upload, product: home }])?.detail).toBe('Hypotheek: Wilgenlaan 1')
	const named = { ...upload, label: 'Loonstrook voor Hypotheek: Wilgenlaan 1', product: home }
	expect(choose([named])?.detail).toBeUndefined()
})

test('A reason is a reason: since when we wait; a date of this year names no year, one that is not known is not told', () => {
	const year = new Date().getFullYear()
	expect(choose([upload])?.reason).toBe('Wij wachten hierop sinds 1 maart 2025.')
	expect(choose([{ ...upload, dateCreated: `${year}-01-07` }])?.reason).toBe(
		'Wij wachten hierop sinds 7 januari.',
	)
	for (const dateCreated of [undefined, '31/12/2026'])
		expect(choose([{ ...upload, dateCreated }])?.reason).toBe('Wij wachten hierop.')
})

test('Of equal ones comes first what an application waits for, then the oldest', () => {
	const newer = { ...upload, dateCreated: '2025-04-01' }
	expect(choose([newer, upload])?.action).toBe('2')
	expect(choose([newer, upload], { heldUp: ['1'] })).toMatchObject({
		action: '1',
		reason: 'Hier wacht uw aanvraag op. Wij wachten hierop sinds 1 april 2025.',
	})
	expect(choose([newer, hypact], { heldUp: ['2'] })?.action).toBe('1')
})

test('Where more may be open only what is urgent in itself is put first', () => {
	const unsure = { isCounted: false }
	expect(choose([upload, hypact], unsure)).toBeUndefined()
	expect(choose([upload, pay('FAILED')], unsure)?.action).toBe('2')
	expect(choose([upload, again], unsure)?.action).toBe('2')
	expect(choose([upload, hypact], { ...unsure, draftAt: { 2: 1 } })?.action).toBe('2')
})
