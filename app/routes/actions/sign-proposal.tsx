import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { ProposalDetails } from '#app/features/insurances/proposal'
import { ProposalForm } from '#app/features/insurances/proposal-form'
import {
	createProposalSchema,
	buildProposalView,
	requireProposal,
	signProposal,
} from '#app/features/insurances/proposal.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'sign-proposal', args.params)
	const page = buildProposalView(task, requireProposal(task), ctx.say)
	const { formId, ...head } = await getActionHead(ctx, task)
	return { ...head, ...page, formId: page.approval === undefined ? undefined : formId }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'sign-proposal', args.params)
	const proposal = requireProposal(task)
	const form = await parseForm(args.request, createProposalSchema(ctx.say))
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return signProposal(ctx, form, task, proposal)
}

export default function SignProposalPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="proposal" lead={<ProposalDetails {...page} />}>
			{(form) => <ProposalForm page={page} {...form} />}
		</ActionPage>
	)
}
