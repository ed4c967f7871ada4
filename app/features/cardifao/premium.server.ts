import { stripMarkup } from '#app/products/prose.server'
import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import { ContractViolation } from '#app/api/errors'
import { findKnown, hasUnread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import { cardifPremiumSchema, type CardifPremium } from '#app/api/resources/product'
import type { Settled } from '#app/request/settle'
import { getMessageKey } from '#app/api/error-members'
import type { Uses, UsesSending } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import { findBindingHtml, findBindingText } from '#app/firm/firm-html.server'
import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/money'
import { paths } from '#app/paths'
import {
	createFact,
	createMoneyFact,
	createTextFact,
	describeMoney,
	listTextFacts,
} from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { listHtmlLines } from '#app/lib/html/html-lines.server'

export type PremiumView = SerializeFrom<typeof buildPremiumView>

/** @see [446] */
export function getPremium({ api }: Uses<'api'>, actionId: string) {
	return api.get(`${callsOf(actionId)}/premium`, cardifPremiumSchema)
}

/** The form requires a known premium [441-444]. */
export async function buildPremiumView(
	ctx: Uses<'firm' | 'say'>,
	action: StatedAction,
	premium?: Settled<CardifPremium>,
) {
	const { say } = ctx
	const { purpose, comment, box, boxPurpose, sends } = say.table('cardifPremium')
	const problem = premium?.problem && say(getMessageKey(premium.problem))
	return {
		purpose: action.isDone ? undefined : purpose,
		comment: listTextFacts(comment, stripMarkup(action.comment, say), say),
		figures: premium?.value && { title: box, purpose: boxPurpose, items: figuresOf(premium.value, say) },
		problem: problem === undefined ? undefined : { text: problem, retry: say('failure.retry') },
		...(await licenceWords(ctx)),
		sends,
	}
}

function figuresOf({ premium, disability }: CardifPremium, say: Say) {
	const texts = say.table('cardifPremium')
	const cost = { term: texts.premium, value: formatMoney(premium), note: texts.perMonth }
	if (disability === undefined) return [cost]
	// The API sends no unit for this amount (contract §8).
	return [cost, { term: texts.disability, value: describeMoney(disability, say) ?? '' }]
}

/** Terms that both buttons answer. @throws ContractViolation for one that could not be read */
export async function readPremiumTerms(
	ctx: Uses<'firm' | 'say'>,
	action: StatedAction,
	{ premium, disability }: CardifPremium,
): Promise<ShownTerms> {
	const { comment, consumerName } = action
	if (hasUnread({ disability, comment, consumerName })) throw new ContractViolation('premium')
	const { say } = ctx
	const texts = say.table('cardifPremium')
	const { text, person } = say.table('sending').shown
	const { approval } = await licenceWords(ctx)
	return {
		facts: [
			createFact(texts.insurance, findKnown(action.product)?.label),
			createTextFact(person, consumerName, say),
			createTextFact(texts.comment, stripMarkup(comment, say), say),
			createMoneyFact(`${texts.premium} ${texts.perMonth}`, premium, say),
			createMoneyFact(texts.disability, disability, say),
		],
		texts: [
			{
				title: text,
				lines: approval.html
					? listHtmlLines(approval.html.html, say.table('sending').shown)
					: [approval.text],
			},
		],
	}
}

async function licenceWords({ firm, say }: Uses<'firm' | 'say'>) {
	const { content } = (await firm()).licence
	const { approval, accept, decline } = say.table('cardifPremium')
	return {
		approval: { html: findBindingHtml(content.cardifApprovalText, say), text: approval },
		accept: buttonWords(content.cardifApproveButton, accept, say),
		decline: buttonWords(content.cardifDeclineButton, decline, say),
	}
}

function buttonWords(wordings: Parameters<typeof findBindingText>[0], ours: string, say: Say) {
	const told = findBindingText(wordings, say)
	return told ? { ...told, text: told.text.trim() } : { text: ours, lang: undefined }
}

export function createPremiumSchema(say: Say) {
	const error = say('validation.choice')
	return z
		.object({ accept: z.string().optional(), decline: z.string().optional() })
		.refine(({ accept, decline }) => (accept === undefined) !== (decline === undefined), { error, path: [] })
		.transform(({ accept }) => (accept === undefined ? ('declined' as const) : ('accepted' as const)))
}
type Answer = z.output<ReturnType<typeof createPremiumSchema>>

const commands = { accepted: 'accept', declined: 'decline' } as const

/** Both answers need the premium that the client saw. @see [447] [449] [A92] */
export function sendPremiumAnswer(
	ctx: UsesSending<'api' | 'firm'>,
	form: CompleteForm<Answer>,
	action: StatedAction,
) {
	const { api, say } = ctx
	const texts = say.table('cardifPremium')
	const answer = form.value
	const failure = answer === 'declined' ? ('messages.cardif.decline_premium' as const) : undefined
	const readShown = async () => readPremiumTerms(ctx, action, await getPremium(ctx, action.id))
	const listAnswers = () => [createFact(texts.answer, texts.receipt[answer])]
	return sendOnce(
		ctx,
		form,
		{ ...toActionSubject(action), route: 'actions/cardif-premium', failure, readShown, listAnswers },
		async () => {
			await api.post(`${callsOf(action.id)}/${commands[answer]}`)
			return {
				to: paths.dashboard(),
				notice: { key: `cardifPremium.${answer}` as const },
				receipt: {
					title: texts.receipt[answer],
					sent: listAnswers(),
					next: texts.next[answer],
				},
			}
		},
	)
}

function callsOf(actionId: string) {
	return `/api/products/cardifao/actions/${encodeURIComponent(actionId)}`
}
