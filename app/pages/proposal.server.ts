import type { UsesOwner } from '#app/request/context.server'
import {
	buildProposalView,
	listProposalTerms,
	requireProposal,
} from '#app/features/insurances/proposal.server'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { getContact } from './contact.server'

/** Advisors are only read for a proposal without conditions. */
export async function getProposalPage(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	params: { action?: string; id?: string },
) {
	const { say } = ctx
	const task = await getTargetAction(ctx, 'sign-proposal', params)
	const proposal = requireProposal(task)
	const page = buildProposalView(task, proposal, say)
	const { formId, ...head } = await getActionHead(
		ctx,
		task,
		'actions/sign-proposal',
		listProposalTerms(proposal, say),
	)
	const contact = page.missing && (await getContact(ctx, page.missing.contact))
	return { ...head, ...page, formId: page.approval === undefined ? undefined : formId, contact }
}
