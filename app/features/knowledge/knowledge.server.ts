import type { Action } from '#app/api/resources/action'
import type { Uses, UsesSending } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { isUnread } from '#app/lib/unread'
import { paths } from '#app/paths'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import type { Block } from '#app/wizard/question'
import type { Wizard } from '#app/wizard/wizard.server'

/** Keys of the payload by group (contract §6). */
const questionGroups = {
	general: ['general_1', 'general_2', 'general_3', 'general_4'],
	mortgage: ['mortgage_1', 'mortgage_2', 'mortgage_3', 'mortgage_4', 'mortgage_5', 'mortgage_6'],
	death: ['death_1', 'death_2', 'death_3'],
	disability: ['disability_1', 'disability_2', 'disability_3'],
	unemployment: ['unemployment_1', 'unemployment_2', 'unemployment_3'],
	retirement: ['retirement_1', 'retirement_2', 'retirement_3'],
	savings: ['savings_1', 'savings_2', 'savings_3', 'savings_4'],
} as const

const groupNames = [
	'general',
	'mortgage',
	'death',
	'disability',
	'unemployment',
	'retirement',
	'savings',
] as const

const questions = Object.values(questionGroups).flat()

/** Ascending order [585]. */
const levels = [
	'geen_kennis_ervaring',
	'weinig_kennis_ervaring',
	'redelijk_kennis_ervaring',
	'veel_kennis_ervaring',
] as const

/** All questions are optional [584-586]. @throws Response redirect to not-found for another kind of action */
export async function openKnowledge(ctx: UsesSending<'api' | 'firm'>, params: { action?: string }) {
	const action = await getTargetAction(ctx, 'knowledge-form', params)
	const wizard = buildKnowledge(ctx, action)
	return {
		ctx,
		wizard,
		getHead: async () => ({ ...(await getActionHead(ctx, action)), purpose: purposeOf(action, ctx) }),
		send: (answers: Answers) => sendKnowledge(ctx, wizard, answers, action),
	}
}

function buildKnowledge({ say }: Uses<'say'>, action: Action): Wizard {
	const { knowledge_form: words } = say.table('page')
	const purpose = aboutOf(action, say)
	const titled = groupNames.map((group): [string, { title: string; purpose: string }] => [
		group,
		{ title: words.groups[group], purpose },
	])
	const labelled = questions.map((name): [string, { label: string }] => [name, { label: words[name] }])
	return {
		target: toActionSubject(action),
		href: paths.knowledgeTest(action.id),
		steps: [{ name: 'knowledge', blocks: groupNames.map(blockOf) }],
		words: {
			steps: {},
			blocks: Object.fromEntries(titled),
			questions: Object.fromEntries(labelled),
			answers: { levels: words.levels },
			short: { levels: words.short },
		},
		submit: words.submit,
		sends: words.sends,
	}
}

function purposeOf({ consumerName }: Action, { say }: Uses<'say'>) {
	if (isUnread(consumerName)) return say('unread.action')
	if (consumerName) return say('page.knowledge_form.purposeFor', { name: consumerName })
	return say('page.knowledge_form.purpose')
}

/** Context for each question: on a phone the page's purpose is out of view. */
function aboutOf({ consumerName }: Action, say: Say) {
	if (isUnread(consumerName)) return say('unread.action')
	if (consumerName) return say('page.knowledge_form.aboutName', { name: consumerName })
	return say('page.knowledge_form.about')
}

function blockOf(group: (typeof groupNames)[number]): Block {
	const scale = {
		kind: 'choice',
		answers: levels,
		words: 'levels',
		isScale: true,
		isOptional: true,
	} as const
	return { name: group, questions: questionGroups[group].map((name) => ({ ...scale, name })) }
}

/** @see [587] */
function sendKnowledge(ctx: UsesSending<'api'>, wizard: Wizard, { form, values }: Answers, action: Action) {
	const { api, say } = ctx
	const listAnswers = () =>
		wizard.steps.flatMap(({ blocks }) => listAnswerRows(blocks, { typed: {}, values }, wizard.words, say))
	return sendOnce(ctx, form, { ...toActionSubject(action), listAnswers }, async () => {
		await api.post('/api/knowledge-form', { answers: values, productActionId: action.id })
		return {
			to: paths.dashboard(),
			notice: { key: 'page.knowledge_form.success' },
			receipt: {
				title: say('page.knowledge_form.receipt'),
				sent: listAnswers(),
				next: say('page.knowledge_form.next'),
			},
		}
	})
}
