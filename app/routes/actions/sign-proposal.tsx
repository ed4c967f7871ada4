import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { ProposalDetails } from '#app/features/insurances/proposal'
import { ProposalForm } from '#app/features/insurances/proposal-form'
import {
	createProposalSchema,
	buildProposalView,
	requireProposal,
	signProposal,
} from '#app/features/insurances/proposal.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getTargetAction(visit, 'sign-proposal', args.params)
	const page = buildProposalView(asked, requireProposal(asked), visit.say)
	const { formId, ...head } = await getActionHead(visit, asked)
	return json({ ...head, ...page, formId: page.approval === undefined ? undefined : formId })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getTargetAction(visit, 'sign-proposal', args.params)
	const proposal = requireProposal(asked)
	const form = await parseForm(args.request, createProposalSchema(visit.say))
	if (!isComplete(form)) return answerInvalid(visit, form)
	return signProposal(visit, form, asked, proposal)
}

export default function SignProposalPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="proposal" lead={<ProposalDetails {...page} />}>
			{(form) => <ProposalForm page={page} {...form} />}
		</ActionPage>
	)
}
