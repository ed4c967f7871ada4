import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getTargetAction } from '#app/products/actions.server'
import { ProposalDetails, ProposalForm } from '#app/features/insurances/proposal'
import {
	createProposalSchema,
	postProposal,
	requireProposal,
	buildProposalView,
	listProposalTerms,
} from '#app/features/insurances/proposal.server'
import { createLabelFinder } from '#app/forms/find-value'
import { parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import type { UsesOwner } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { getContact } from '#app/pages/contact.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	return withHelp(help, getProposalPage(ctx, args.params))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'sign-proposal', args.params)
	const proposal = requireProposal(task)
	const form = await parseForm(args.request, createProposalSchema(ctx.say))
	return postProposal(ctx, form, task, proposal)
}

export default function SignProposalPage() {
	const page = useLoaderData<typeof loader>()
	const contact = page.contact ? <AdvisorCards {...page.contact} /> : null
	const getFieldLabel = createLabelFinder({ agreed: { label: page.agree } })
	return (
		<ActionPage
			page={page}
			name="proposal"
			getFieldLabel={getFieldLabel}
			lead={<ProposalDetails {...page}>{contact}</ProposalDetails>}
		>
			{(form) => <ProposalForm page={page} {...form} />}
		</ActionPage>
	)
}

/** Advisors are only read for a proposal without conditions. */
async function getProposalPage(
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
