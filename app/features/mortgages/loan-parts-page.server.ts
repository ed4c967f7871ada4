import type { StatedAction } from '#app/products/task-state.server'
import { redirect } from '@remix-run/node'
import type { Mortgage } from '#app/api/resources/mortgage'
import { paths } from '#app/paths'
import type { Uses, UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { listPartTypes, listBasisChoices } from '#app/products/value-basis'
import { labelAnswers } from '#app/wizard/question-texts'
import { buildQuestionsView } from '#app/wizard/questions.server'
import { getLoanPartsInput } from './loan-parts-draft.server'
import { buildLoanPartsBlocks } from './loan-parts-questions'
import { listRecordedFacts } from './recorded-parts.server'

/**
 * A part that could not be read would be left out of what is sent. @throws Response: redirect to the mortgage, with the
 * reason
 */
export function requireReadParts({ session }: Uses<'session'>, action: StatedAction, mortgage: Mortgage) {
	if (action.isDone || mortgage.loanParts.isComplete) return
	session.notify('error', 'loanParts.unread')
	throw redirect(paths.mortgages.detail(mortgage.id), 303)
}

/** @see [308-314] */
export async function getLoanPartsView(ctx: UsesOwner<'say'>, action: StatedAction, mortgage: Mortgage) {
	const { say } = ctx
	const { purpose, submit, sends } = say.table('loanParts')
	const blocks = Object.values(buildLoanPartsBlocks(mortgage, say))
	const words = getLoanPartsWords(mortgage, say)
	const kept = await getLoanPartsInput(ctx, action, mortgage)
	const facts = listRecordedFacts(mortgage, say)
	return { purpose, facts, ...buildQuestionsView({ blocks, words, ...kept, submit, sends }, say) }
}

/** Adding a part requires known types. */
export function getLoanPartsWords(mortgage: Mortgage, say: Say) {
	const { blocks, about, notes, questions, answers } = say.table('loanParts')
	const types = listPartTypes(mortgage)
	const bases = listBasisChoices(mortgage.collateral, say).options
	const newParts = types.length > 0 ? blocks.newParts : { ...blocks.newParts, add: undefined }
	return {
		blocks: { ...blocks, newParts },
		about,
		notes,
		questions,
		answers: { ...answers, type: labelAnswers(types), basedOn: labelAnswers(bases) },
	}
}
