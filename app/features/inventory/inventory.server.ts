import type { StatedAction } from '#app/products/task-state.server'
import { settle } from '#app/request/settle'
import { consumerSchema } from '#app/api/resources/consumer'
import type { Uses, UsesSending } from '#app/request/context.server'
import { fillText } from '#app/forms/prefill'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import { settlePartner } from '#app/wizard/partner.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import type { Wizard } from '#app/wizard/wizard.server'
import { getCountryNames, otherCountry } from './countries'
import { buildInventoryBlocks, isSentToApi } from './inventory-blocks'
import { findOtherMethods } from './methods.server'
import { createPersonAnswers, prefillPerson } from './person-values'
import { toLoanPartDate } from '#app/lib/wire-date'
import { getFieldName, listRows, type Block, type Question, type Values } from '#app/wizard/question'

const step = 'inventory'

type People = Awaited<ReturnType<typeof settlePeople>>

/** @throws Response redirect to not-found for another kind of action */
export async function openInventory(ctx: UsesSending<'api' | 'firm'>, params: { action?: string }) {
	const [action, people] = await Promise.all([
		getTargetAction(ctx, 'inventory-form', params),
		settlePeople(ctx),
	])
	const inventory = buildInventory(ctx, action, people)
	const { title, purpose } = ctx.say.table('inventory')
	return {
		ctx,
		action,
		wizard: inventory.wizard,
		getHead: async () => {
			const head = await getActionHead(ctx, action)
			return { ...head, title, tabTitle: title, purpose, other: await findOtherMethods(ctx, action) }
		},
		send: (answers: Answers) => sendInventory(ctx, inventory, answers, action),
	}
}

/** @see [286] [287] */
async function settlePeople(ctx: Uses<'api'>) {
	const [self, partnerResult] = await Promise.all([
		settle(ctx.api.get('/api/consumers', consumerSchema)),
		settlePartner(ctx),
	])
	const problem = self.problem ? ('errors.dataFetchFailed' as const) : partnerResult.problem
	return { self: self.value, partner: partnerResult.partner, problem }
}

/** Prefilled from the API's data about both people [547]. */
function buildInventory({ say }: Uses<'say'>, action: StatedAction, { self, partner, problem }: People) {
	const { title, submit, sends } = say.table('inventory')
	const names = getCountryNames(say.language)
	const ofCountries = Object.keys(names)
	const blocks = buildInventoryBlocks(
		createPersonAnswers(self, ofCountries),
		createPersonAnswers(partner, ofCountries),
	)
	const hasPartner = partner ? 'yes' : 'no'
	const known = {
		consumer: { ...prefillPerson(self), hasPartner: fillText(hasPartner) },
		partner: prefillPerson(partner),
	}
	const wizard: Wizard = {
		target: toActionSubject(action),
		href: paths.inventoryByHand(action.id),
		title,
		steps: [{ name: step, blocks: Object.values(blocks).flat() }],
		words: wordsOf(say, names),
		known: { [step]: known },
		problem,
		incomplete: 'page.inventory_form.error_validation',
		submit,
		sends,
	}
	return { blocks, wizard }
}

/** @see [563] */
function sendInventory(
	ctx: UsesSending<'api'>,
	{ blocks, wizard }: ReturnType<typeof buildInventory>,
	{ form, values, typed }: Answers,
	action: StatedAction,
) {
	const { api, say } = ctx
	const { words } = wizard
	const sentBlocks = Object.values(blocks)
		.flat()
		.map((block) => ({ ...block, questions: block.questions.filter(isSentToApi) }))
	const listAnswers = () => listAnswerRows(sentBlocks, { typed: typed[step], values }, words, say)
	return sendOnce(ctx, form, { ...toActionSubject(action), listAnswers }, async () => {
		const data = buildInventoryPayload(blocks, values, typed[step])
		await api.post('/api/inventory-form', { data, productActionId: action.id })
		return {
			to: paths.dashboard(),
			notice: { key: 'page.inventory_form.submit_success' },
			receipt: {
				title: say('inventory.title'),
				sent: listAnswers(),
				next: say('inventory.next'),
			},
		}
	})
}

function wordsOf(say: Say, names: Record<string, string>): Wizard['words'] {
	const { steps, blocks, questions, answers, about } = say.table('inventory')
	const birthCountry = { ...names, [otherCountry]: answers.birthCountry.other }
	return { steps, blocks, questions, about, answers: { ...answers, birthCountry } }
}

type PayloadValue = string | number | boolean | null
type Blocks = ReturnType<typeof buildInventoryBlocks>

/** All keys are present; empty answers are null; empty rows are removed (contract §6). */
export function buildInventoryPayload(blocks: Blocks, values: Values, typed: unknown) {
	const of = (...blocks: Block[]): Record<string, PayloadValue> =>
		Object.fromEntries(blocks.flatMap((block) => Object.entries(answersOf(block, values))))
	const rows = (block: Block) => filledRows(block, values, typed)
	const { consumer, partner, mortgage, mortgageDetails, finances, pension, partnerPension } = blocks
	const loanParts = rows(blocks.loanParts)
	const hasPartner = values['consumer.hasPartner'] === 'yes'
	const ofPartner = {
		partner: { ...of(...partner), hasPartner: true },
		partnerPension: { ...of(partnerPension), partnerPensions: rows(blocks.partnerPensions) },
	}
	return {
		consumer: of(...consumer),
		additionalData: of(blocks.additionalData),
		mortgage: { ...of(mortgage, ...mortgageDetails, finances), loanParts },
		pension: { ...of(pension), pensions: rows(blocks.pensions) },
		general: of(blocks.general),
		...(hasPartner ? ofPartner : {}),
	}
}

function filledRows(block: Block, values: Values, typed: unknown) {
	const rows = listRows(block, typed).map((row) => answersOf(block, values, row))
	return rows.filter((row) => Object.values(row).some((value) => value !== null))
}

function answersOf(block: Block, values: Values, row?: number): Record<string, PayloadValue> {
	const sent = block.questions.filter(isSentToApi)
	return Object.fromEntries(
		sent.map((question) => {
			const value = values[getFieldName(block, question.name, row)]
			return [question.name, value === undefined ? null : payloadValueOf(question, value, block)]
		}),
	)
}

/** Dates of loan parts are `DD-MM-YYYY`, others `YYYY-MM-DD` (contract §6). */
function payloadValueOf(question: Question, value: string | number | true, { name }: Block): PayloadValue {
	if (question.kind === 'choice' && question.words === 'yesNo') return value === 'yes'
	return question.kind === 'date' && name === 'loanParts' ? toLoanPartDate(String(value)) : value
}
