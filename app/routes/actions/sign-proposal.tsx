import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getActionFor } from '#app/features/actions/actions.server'
import { Proposal } from '#app/features/insurances/proposal'
import { ProposalForm } from '#app/features/insurances/proposal-form'
import {
	proposalForm,
	proposalPage,
	requireProposal,
	signProposal,
} from '#app/features/insurances/proposal.server'
import { invalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { pageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getActionFor(visit, 'sign-proposal', args.params)
	const page = proposalPage(asked, requireProposal(asked), visit.say)
	const { formId, ...head } = await getActionHead(visit, asked)
	return json({ ...head, ...page, formId: page.approval === undefined ? undefined : formId })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getActionFor(visit, 'sign-proposal', args.params)
	const proposal = requireProposal(asked)
	const form = await parseForm(args.request, proposalForm(visit.say))
	if (!isComplete(form)) return invalid(visit, form)
	return signProposal(visit, form, asked, proposal)
}

export default function SignProposalPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="proposal" lead={<Proposal {...page} />}>
			{(form) => <ProposalForm page={page} {...form} />}
		</ActionPage>
	)
}
