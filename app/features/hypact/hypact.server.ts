import type { Action } from '#app/api/resources/action'
import type { Uses, UsesSending } from '#app/request/context.server'
import { paths } from '#app/paths'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import { settlePartner, type SettledPartner } from '#app/wizard/partner.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import type { Wizard } from '#app/wizard/wizard.server'
import { buildHypactSteps } from './hypact-steps'
import { getFieldName, type Block, type Values } from '#app/wizard/question'

/** @see [512]. @throws Response redirect to not-found for another kind of action */
export async function openHypact(ctx: UsesSending<'api' | 'firm'>, params: { action?: string }) {
	const [action, partner] = await Promise.all([
		getTargetAction(ctx, 'hypact-form', params),
		settlePartner(ctx),
	])
	const wizard = buildHypact(ctx, action, partner)
	const { title, purpose } = ctx.say.table('hypact')
	return {
		ctx,
		wizard,
		getHead: async () => ({ ...(await getActionHead(ctx, action)), title, tabTitle: title, purpose }),
		send: (answers: Answers) => sendHypact(ctx, wizard, answers, action),
	}
}

function buildHypact({ say }: Uses<'say'>, action: Action, { partner, problem }: SettledPartner): Wizard {
	const { title, submit, sends, ...words } = say.table('hypact')
	return {
		target: toActionSubject(action),
		href: paths.hypactForm(action.id),
		title,
		steps: buildHypactSteps(partner !== undefined),
		alsoHeld: buildHypactSteps(true),
		problem,
		words,
		submit,
		sends,
	}
}

/** @see [542] */
function sendHypact(
	ctx: UsesSending<'api'>,
	wizard: Wizard,
	{ form, values, typed }: Answers,
	action: Action,
) {
	const { api, say } = ctx
	const { steps, words } = wizard
	const listAnswers = () =>
		steps.flatMap(({ name, blocks }) => listAnswerRows(blocks, { typed: typed[name], values }, words, say))
	return sendOnce(ctx, form, { ...toActionSubject(action), listAnswers }, async () => {
		await api.post('/api/advice_profile', { data: buildHypactPayload(values), productActionId: action.id })
		return {
			to: paths.dashboard(),
			notice: { key: 'advice.submitSuccess' },
			receipt: { title: say('hypact.title'), sent: listAnswers(), next: say('hypact.next') },
		}
	})
}

type PayloadValue = string | number | boolean
type Part = Record<string, PayloadValue>

/**
 * Empty numbers are 0, empty texts "", sustainability ticks '1' or absent [540] [541]. `customer` always has
 * two entries (contract §6).
 */
export function buildHypactPayload(values: Values) {
	const customer: [Part, Part] = [{}, {}]
	const data: Part = {}
	for (const { name: step, blocks } of buildHypactSteps(true))
		for (const block of blocks) Object.assign(targetOf(block, data, customer), partOf(block, values, step))
	return { ...data, customer }
}

function targetOf({ path }: Block, data: Part, [self, partner]: [Part, Part]) {
	if (path === undefined) return data
	return path === 'customer[0]' ? self : partner
}

function partOf(block: Block, values: Values, step: string): Part {
	const part: Part = {}
	for (const question of block.questions) {
		if (question.kind === 'ticks') Object.assign(part, ticksOf(question.answers, values, step))
		else {
			const isNumber = question.kind === 'money' || question.kind === 'number'
			part[question.name] = values[getFieldName(block, question.name)] ?? (isNumber ? 0 : '')
		}
	}
	return part
}

function ticksOf(answers: readonly string[], values: Values, step: string): Part {
	if (step === 'knowledge')
		return Object.fromEntries(answers.map((answer) => [answer, Object.hasOwn(values, answer)]))
	return Object.fromEntries(
		answers.filter((answer) => Object.hasOwn(values, answer)).map((answer) => [answer, '1']),
	)
}
