import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { createOpportunitySchema, sendOpportunityAnswer } from '#app/features/opportunity/opportunity-answer.server'
import { OpportunityForm } from '#app/features/opportunity/opportunity-form'
import { buildOpportunityView } from '#app/features/opportunity/opportunity-page.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { requireConsumer } from '#app/session/guard.server'
import { Highlight } from '#app/ui/highlight'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked } = await getMortgageAction(visit, 'present-opportunity-to-consumer', args.params)
	return json({ ...(await getActionHead(visit, asked)), ...buildOpportunityView(asked, visit.say) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, mortgage } = await getMortgageAction(visit, 'present-opportunity-to-consumer', args.params)
	const form = await parseForm(args.request, createOpportunitySchema(asked, visit.say))
	if (!isComplete(form)) return answerInvalid(visit, form, [], { '': [visit.say('opportunity.incomplete')] })
	return sendOpportunityAnswer(visit, form, asked, mortgage)
}

export default function OpportunityPage() {
	const page = useLoaderData<typeof loader>()
	const lead = page.explanation ? <Highlight {...page.explanation} /> : null
	return (
		<ActionPage page={page} name="opportunity" lead={lead}>
			{(form) => <OpportunityForm page={page} {...form} />}
		</ActionPage>
	)
}
