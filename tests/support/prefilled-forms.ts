import { mortgageSchema } from '#app/api/resources/mortgage'
import { openInventory } from '#app/features/inventory/inventory.server'
import { getLoanPartsView } from '#app/features/mortgages/loan-parts-page.server'
import { postLoanParts } from '#app/features/mortgages/loan-parts-send.server'
import { listRecordedFacts } from '#app/features/mortgages/recorded-parts.server'
import {
	buildMarketValueView,
	listMarketValueTerms,
	postMarketValue,
} from '#app/features/mortgages/market-value.server'
import { sealShownTerms } from '#app/submissions/shown-terms.server'
import { prefillField } from '#app/request/form-fields'
import { getFormId } from '#app/submissions/send-once.server'
import { answerWizard } from '#app/wizard/post-wizard.server'
import type { QuestionsView } from '#app/wizard/questions.server'
import { getWizardView } from '#app/wizard/wizard-page.server'
import { createAction, createFeatureContext, post, visit } from './feature-context'
import { openOwnCheck } from '#app/pages/mortgage-check.server'
import { person, personBody } from './prefilled-person'
import { signature } from './prefilled-signature'

export type Members = Record<string, unknown>
export type Fields = Record<string, string>
export type Context = Awaited<ReturnType<typeof createFeatureContext>>
export type Test = { ctx: Context; tell: (members: Members) => void }

export interface Form {
	/** A record of which the form can be sent untouched, and what is compared of the body that it sends then. */
	record: Members
	body: Members
	open: (ctx: Context) => Promise<Fields>
	send: (ctx: Context, fields: Fields) => Promise<Response>
	pick: (body: Members) => unknown
}

const actions = [
	{ id: '11', type: 'UPDATE_LOAN_PARTS' },
	{ id: '12', type: 'MORTGAGE_CHECK', product: { id: '7', type: 'MORTGAGE' } },
	{ id: '13', type: 'FILL_INVENTORY_FORM' },
]
const action = createAction({ type: 'UPDATE_LOAN_PARTS' })

/** The API has one mortgage and one client, with the members of one record. */
export async function startTest(record: Members): Promise<Test> {
	const answers: Members = { 'GET /api/actions': actions, 'GET /api/consumers/partner': { data: null } }
	const tell = (members: Members) => {
		const data = { ...record, ...members }
		Object.assign(answers, { 'GET /api/products/mortgages': [data], 'GET /api/consumers': data })
		answers['GET /api/products/otds'] = [data]
	}
	tell({})
	for (const path of commands) answers[`POST ${path}`] = null
	const licence = { smartcare: { mortgage_check_enable_question_1b: true } }
	return { ctx: await createFeatureContext(answers, licence), tell }
}
const commands = [
	'/api/products/mortgages/7/update-details',
	'/api/products/mortgages/7/edit-market-value',
	'/api/mortgage-check/submit-form',
	'/api/inventory-form',
	'/api/products/otds/actions/11/sign',
]

export function listFields(typed: unknown, path = ''): [string, string][] {
	if (typeof typed === 'string') return [[path, typed]]
	if (typeof typed !== 'object' || typed === null) return []
	return Object.entries(typed).flatMap(([key, value]: [string, unknown]) =>
		listFields(value, Array.isArray(typed) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
	)
}

type View = Pick<QuestionsView, 'typed' | 'prefill' | 'blocks'>

export function listQuestions({ blocks }: Pick<View, 'blocks'>) {
	return blocks.flatMap(({ rows }) => rows.flatMap(({ groups }) => groups.flatMap((one) => one.questions)))
}

/** What a browser posts of a page. */
function fieldsOf({ typed, prefill = '', blocks }: View): Fields {
	const typing = listQuestions({ blocks }).filter(({ kind }) => !['choice', 'ticks', 'next'].includes(kind))
	const empty = Object.fromEntries(typing.map(({ name }) => [name, '']))
	const filled = listFields(typed).map(([name, text]) => [name, postAsInput(text)] as const)
	return { ...empty, ...Object.fromEntries(filled), [prefillField]: prefill }
}

/** The text of an input as a browser posts it: without line ends, and with a replacement for what HTML cannot hold. */
function postAsInput(text: string) {
	return text.replace(/[\r\n]/g, '').replace(/\0|\p{Cs}/gu, '\ufffd')
}

async function readMortgage({ api }: Context) {
	const {
		known: [mortgage],
	} = await api.list('/api/products/mortgages', mortgageSchema)
	if (!mortgage) throw new Error('The mortgage is read')
	return mortgage
}

export const house = {
	id: '7',
	loan_parts: [{ id: '71', type: 'annuity', amount: 100, interest: 3.5, date: '2020-01-31' }],
	collateral: { market_value: 415_000, market_value_date: '2026-02-01', based_on: 'woz' },
	smartcare: { minimum_savings_amount: 50, minimum_savings_period: 'ANNUALLY' },
}
export const part = {
	id: '71',
	type: 'annuity',
	amount: 100,
	currentAmount: null,
	interest: 3.5,
	date: '31-01-2020',
	startOfFixedRatePeriod: null,
	endOfFixedRatePeriod: null,
}
const value = { marketValue: 415_000, basedOn: 'woz', marketValueDate: '2026-02-01' }
const saving = {
	smartcareMinimumSavingsAmount: 50,
	smartcareMinimumSavingsPeriod: 'ANNUALLY',
	smartcareAbstainFromCalculationTill: null,
}

/** The marks of loan parts and market value are those of today's record, as after the page that shows what changed. */
const loanParts: Form = {
	record: house,
	body: { ...value, ...saving, loanParts: [part], newLoanParts: [] },
	open: async (ctx) => ({
		...fieldsOf(await getLoanPartsView(ctx, action, await readMortgage(ctx))),
		isRight: 'yes',
	}),
	send: async (ctx, fields) => {
		const mortgage = await readMortgage(ctx)
		const shown = { facts: listRecordedFacts(mortgage, ctx.say) ?? [] }
		const shownTerms = sealShownTerms(ctx, 'action 11', shown)
		const request = post({ ...fields, shownTerms }, await getFormId(ctx, 'action 11'))
		return postLoanParts(ctx, request, action, mortgage)
	},
	pick: ({ data }) => data,
}

const marketValue: Form = {
	record: house,
	body: { productActionId: '11', ...value },
	open: async (ctx) => ({
		...fieldsOf(buildMarketValueView(await readMortgage(ctx), ctx.say)),
		isRight: 'yes',
	}),
	send: async (ctx, fields) => {
		const mortgage = await readMortgage(ctx)
		const shownTerms = sealShownTerms(ctx, 'action 11', listMarketValueTerms(mortgage, ctx.say))
		const request = post({ ...fields, shownTerms }, await getFormId(ctx, 'action 11'))
		return postMarketValue(ctx, request, action, mortgage)
	},
	pick: (body) => body,
}

export const checkPart = {
	id: '71',
	loan_type: 'annuity',
	amount: 100,
	current_amount: null,
	interest: 3.5,
	date: '31-01-2020',
	start_of_fixed_rate_period: null,
	end_of_fixed_rate_period: null,
}
const checkSteps: Record<string, Fields> = {
	own: { mortgage_running: 'yes' },
	family: { current_family_situation: 'single', expected_changes: 'none', financial_changes: 'none' },
	residence: { home_suits_family_situation: 'yes', no_plans: 'on' },
	mortgage: { home_developed_since_mortgage: 'equal', no_reason: 'on', expect_mortgage_cost_reduction: 'no' },
	questions: { is_everything_clear: 'yes' },
	advice: { call_me: 'yes' },
}

export const openCheck = (ctx: Context) => openOwnCheck(ctx, { action: '12', id: '7' })

export async function viewStep(ctx: Context, step: number) {
	const { wizard } = await openCheck(ctx)
	return fieldsOf(await getWizardView(ctx, wizard, visit(`/?step=${step}`)))
}

/** Answers the steps from `first` on with what their pages show, until one does not lead on; steps without answers stay empty. */
export async function walkCheck(ctx: Context, first: Fields, from = 0, until = Infinity): Promise<Response> {
	let answer = new Response()
	const { steps } = (await openCheck(ctx)).wizard
	for (const [at, { name: step }] of steps.entries()) {
		if (at < from || at >= until) continue
		const shown = at === from ? first : await viewStep(ctx, at + 1)
		const { wizard, send } = await openCheck(ctx)
		const fields = { step, ...shown, ...checkSteps[step] }
		answer = await answerWizard({ ctx, wizard, send }, post(fields, await getFormId(ctx, 'action 12')))
		if (answer.status !== 303) return answer
	}
	return answer
}

export const check: Form = {
	record: { ...house, phone_mobile: '06 12345678' },
	body: { parts: [checkPart], phone: undefined },
	open: async (ctx) => viewStep(ctx, 1),
	send: async (ctx, fields) => walkCheck(ctx, fields),
	pick: pickCheck,
}

/** The page of the last step, after the others. */
const phone: Form = {
	...check,
	open: async (ctx) => {
		await walkCheck(ctx, await viewStep(ctx, 1), 0, 5)
		return viewStep(ctx, 6)
	},
	send: async (ctx, fields) => walkCheck(ctx, fields, 5),
}

function pickCheck({ formData }: Members) {
	const { parts, phone } = formData as Members
	return { parts, phone }
}

const asked = { 'consumer.grossMonthlyIncome': '3000', 'mortgage.currentDebtAmount': '0' }

const inventory: Form = {
	record: person,
	body: personBody,
	open: async (ctx) => {
		const { wizard } = await openInventory(ctx, { action: '13' })
		return { ...fieldsOf(await getWizardView(ctx, wizard, visit('/'))), ...asked }
	},
	send: async (ctx, fields) => {
		const { wizard, send } = await openInventory(ctx, { action: '13' })
		const request = post({ step: 'inventory', ...fields }, await getFormId(ctx, 'action 13'))
		return answerWizard({ ctx, wizard, send }, request)
	},
	pick: ({ data }) => (data as Members).consumer,
}

export const forms = { loanParts, marketValue, check, phone, inventory, signature }
export type Name = keyof typeof forms

async function errorsOf(response: Response) {
	const { result } = (await response.json()) as { result: { error: Record<string, string[]> } }
	const { '': _, ...fields } = result.error
	return fields
}

/** Fills in the page of one record and sends it at another: the body, or the errors and the body of a second press. */
export async function run(
	name: Name,
	{ was = {}, now = was, typed = {} }: { was?: Members; now?: Members; typed?: Fields },
) {
	const form = forms[name]
	const { ctx, tell } = await startTest(form.record)
	tell(was)
	const { isRight, ...page } = await form.open(ctx)
	tell(now)
	const answer = Object.keys(typed).length > 0 ? { isRight: 'no' } : { isRight: isRight ?? '' }
	const response = await form.send(ctx, { ...page, ...answer, ...typed })
	return { errors: response.status === 422 ? await errorsOf(response) : {}, bodies: listBodies(ctx, form) }
}

export function listBodies({ calls }: Context, { pick }: Form) {
	return calls.flatMap((call) => (Array.isArray(call) ? [pick(call[1] as Members)] : []))
}
