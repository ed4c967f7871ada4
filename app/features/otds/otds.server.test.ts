import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ApiFailure, LicenceUnavailable } from '#app/api/errors'
import { otdSchema } from '#app/api/resources/otd'
import type { FormReply } from '#app/request/form-reply'
import { findReceipt, listReceipts } from '#app/submissions/receipts.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import {
	createAction,
	createFeatureContext,
	fillIn,
	locationOf,
	markShown,
	post,
	visit,
} from '#tests/support/feature-context'
import { getOtdList, getOtdView } from './otds.server'
import { createSignSchema, sendSignature } from './sign.server'
import { listSignTerms } from './sign-page.server'
import { acceptTerms, getTerms, hasAcceptedTerms, readTermsText } from './terms.server'

const resource = { id: '9', label: 'Opdracht', hasAutomaticDebitFees: true }
const otd = otdSchema.parse(resource)
const action = createAction({ type: 'SIGN_OTD' })
const command = 'POST /api/products/otds/actions/11/sign'
const typed = { agreed: 'on', sepaAccountholderIbanAccount: 'nl91 abna 0417', sepaAccountholderIbanName: 'A' }
const open = (answer?: unknown, ...otds: unknown[]) =>
	createFeatureContext({ 'GET /api/products/otds': otds, 'GET /api/actions': [], [command]: answer })

async function signed(ctx: Awaited<ReturnType<typeof open>>) {
	const terms = await listSignTerms(ctx, otd)
	const schema = createSignSchema(otd, true, ctx.say)
	return { form: await fillIn(ctx, schema, { ...typed, ...markShown(ctx, terms) }), terms }
}

test.each([
	[{ isCancelled: true, isSigned: true }, 'cancelled', 'neutral'],
	[{ isSigned: '1' }, 'signed', 'success'],
	[{ isSigned: false }, 'open', 'info'],
	[{}, 'open', 'info'],
] as const)('An assignment with %j is %s', async (members, state, tone) => {
	const ctx = await open(undefined, { id: '9', ...members })
	const { rows } = await getOtdList(ctx, visit('/otds'))
	expect(rows).toMatchObject([{ date: '-', status: { tone, text: ctx.say(`otds.states.${state}`) } }])
})

test.each([
	[{ isSigned: 'misschien' }, 'Status onbekend'],
	[{ isSigned: false, isCancelled: {} }, 'Status onbekend'],
])('Of an assignment with %j the state is not said: %s', async (members, text) => {
	const ctx = await open(undefined, { id: '9', ...members })
	const { rows } = await getOtdList(ctx, visit('/otds'))
	expect(rows).toMatchObject([{ status: { tone: 'neutral', text } }])
	expect((await getOtdView(ctx, '9')).status).toMatchObject({ tone: 'neutral', text })
})

test('Costs are told where there are any, and without an assignment the page says so', async () => {
	const facts = async (grandTotal: unknown) =>
		(await getOtdView(await open(undefined, { ...resource, grandTotal }), '9')).facts.length
	expect([await facts(0), await facts('12.5'), await facts('niet te lezen')]).toEqual([3, 5, 5])
	const { list, purpose } = await getOtdList(await open(), visit('/otds'))
	expect([purpose, list.empty]).toEqual([undefined, { title: (await open()).say('otds.none'), isNone: true }])
})

test('Unread terms come first, with all that is missing; nothing is signed without them', async () => {
	const { say } = await open()
	const errors = (hasAgreed: boolean, form: object) =>
		createSignSchema(otd, hasAgreed, say)
			.safeParse(form)
			.error?.issues.map(({ path }) => path.join('.'))
	const account = ['sepaAccountholderIbanAccount', 'sepaAccountholderIbanName']
	expect(errors(false, {})).toEqual(['terms', ...account])
	expect(errors(false, typed)).toEqual(['terms'])
	expect(errors(false, { agreed: 'on' })).toEqual(['terms', '', ...account])
	expect(errors(true, {})).toEqual(['', ...account, 'agreed'])
	expect(errors(true, typed)).toBeUndefined()
})

test('The terms are agreed to once a session, for this action alone', async () => {
	const ctx = await open()
	const { shownTerms } = await getTerms(ctx, otd, action)
	const press = async () => (await acceptTerms(ctx, post({ shownTerms }), otd, action)).status
	expect([await press(), await press()]).toEqual([303, 303])
	expect(ctx.session.data.notices).toHaveLength(1)
	const text = await readTermsText(ctx)
	const hasAccepted = (id: string, words = text) => hasAcceptedTerms(ctx, createAction({ id }), words)
	expect([hasAccepted('11'), hasAccepted('12'), hasAccepted('11', { ...text, lines: ['Anders'] })]).toEqual([
		true,
		false,
		false,
	])
})

test('The firm’s terms come without scripts; where it has none the portal’s own stand', async () => {
	const firm = await createFeatureContext(
		{},
		{ content: { otdTermsContent: '<p>Wij<script>x</script></p>' } },
	)
	expect((await getTerms(firm, otd, action)).html.html).toBe('<p>Wij</p>')
	expect((await getTerms(await open(), otd, action)).html.html).toMatch(/^<h2>/)
})

test.each([
	['a list of wordings', [{ locale: 'nl', value: '<p>Wij</p>' }, { locale: 'en' }]],
	['broken JSON', '{"nl": "<p>Wij'],
	['another language alone', { de: '<p>Wir</p>' }],
	['a number', 14],
])(
	'Terms of the firm that came as %s are neither theirs nor ours: nobody agrees to them',
	async (_, told) => {
		const ctx = await createFeatureContext({}, { content: { otdTermsContent: told } })
		await expect(getTerms(ctx, otd, action)).rejects.toThrow(LicenceUnavailable)
		const whole = await createFeatureContext({}, { content: 'otd_terms_content' })
		await expect(getTerms(whole, otd, action)).rejects.toThrow(LicenceUnavailable)
	},
)

test('A signature sends the account in capitals without spaces', async () => {
	const ctx = await open()
	const { form, terms } = await signed(ctx)
	expect(await locationOf(sendSignature(ctx, form, action, { otd, terms }))).toBe('/dashboard')
	const data = { sepaAccountholderIbanAccount: 'NL91ABNA0417', sepaAccountholderIbanName: 'A' }
	expect(ctx.calls).toEqual([[command, { data }]])
})

test.each([
	['sepaInvalidIban', []],
	['validationError', [{ field: 'data/sepaAccountholderIbanAccount', code: 'sepaInvalidIban' }]],
])(
	'A wrong account number (%s) is told at its field, whether the API points at it or not',
	async (code, fields) => {
		const ctx = await open(new ApiFailure(422, code, { fields }))
		const { form, terms } = await signed(ctx)
		const answer = await sendSignature(ctx, form, action, { otd, terms })
		const { result } = (await answer.json()) as { result: { error: object } }
		expect([answer.status, Object.keys(result.error)]).toEqual([422, ['sepaAccountholderIbanAccount']])
	},
)

describe('Terms that the firm changed meanwhile', () => {
	const terms = (otdTermsContent: string) => ({ content: { otdTermsContent } })
	const before = terms('<p>Betaal binnen 14 dagen.</p><p>Opzeggen kan.</p>')
	const after = terms('<p>Betaal binnen 7 dagen.</p><p>Opzeggen kan.</p>')
	const row = { was: ['Betaal binnen 14 dagen.'], now: ['Betaal binnen 7 dagen.'] }

	async function changeTerms() {
		const ctx = await createFeatureContext({ [command]: undefined }, before)
		const { firm } = await createFeatureContext({}, after)
		return { ctx, now: { ...ctx, firm } }
	}
	const readReply = async (answer: Response) => (await answer.json()) as FormReply

	test('are not agreed to: both are shown, and the second press agrees to the new', async () => {
		const { ctx, now } = await changeTerms()
		const { shownTerms } = await getTerms(ctx, otd, action)
		const asked = await acceptTerms(now, post({ shownTerms }), otd, action)
		expect([asked.status, (await readReply(asked)).changed?.rows]).toMatchObject([422, [row]])
		const again = await getTerms(now, otd, action)
		expect((await acceptTerms(now, post({ shownTerms: again.shownTerms }), otd, action)).status).toBe(303)
		expect(hasAcceptedTerms(now, action, await readTermsText(now))).toBe(true)
		expect(hasAcceptedTerms(now, action, await readTermsText(ctx))).toBe(false)
	})

	test('are not signed with an agreement to the old; nothing is sent', async () => {
		const { ctx, now } = await changeTerms()
		const { form } = await signed(ctx)
		const terms = await listSignTerms(now, otd)
		const asked = await sendSignature(now, form, action, { otd, terms })
		expect([asked.status, (await readReply(asked)).changed?.rows]).toMatchObject([422, [row]])
		expect(ctx.calls).toEqual([])
	})

	test('that show nothing are absent: the portal’s own terms stand', async () => {
		for (const html of ['<p></p>', '&nbsp;', '<!-- later -->', '<p><br>\u200b</p>']) {
			const ctx = await createFeatureContext({}, terms(html))
			expect((await getTerms(ctx, otd, action)).html.html).toMatch(/^<h2>/)
		}
	})

	test('stay readable in the receipt of who signed them, with their checksum', async () => {
		const { ctx, now } = await changeTerms()
		const { form, terms } = await signed(ctx)
		await sendSignature(ctx, form, action, { otd, terms })
		const owner = getRecordOwner(now)
		const [entry] = await listReceipts(owner)
		const receipt = await findReceipt(owner, entry?.id ?? '')
		const title = now.say('otdTerms.title')
		const lines = ['Betaal binnen 14 dagen.', 'Opzeggen kan.']
		const sha256 = createHash('sha256')
			.update([title, ...lines].join('\n'))
			.digest('hex')
		expect(receipt).toMatchObject({
			texts: [{ title, lines, sha256 }],
			sent: expect.arrayContaining([
				{
					term: 'Machtiging voor automatische incasso',
					detail:
						'Noord Advies mag elke maand afschrijven van NL91ABNA0417, op naam van A. Een afschrijving kunt u binnen 8 weken terugdraaien bij uw bank.',
				},
			]) as unknown,
			shown: expect.arrayContaining([
				{ term: 'Uw akkoord', detail: 'Ik ga akkoord met de opdracht' },
			]) as unknown,
			sender: { name: 'Anna de Vries', firm: 'Noord Advies', way: 'own' },
		})
	})
})
