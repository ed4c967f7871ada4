import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import {
	createOpportunitySchema,
	sendOpportunityAnswer,
} from '#app/features/opportunity/opportunity-answer.server'
import { OpportunityForm } from '#app/features/opportunity/opportunity-form'
import { buildOpportunityView, listOpportunityTerms } from '#app/features/opportunity/opportunity-page.server'
import { isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { requireConsumer } from '#app/request/guard.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { Highlight } from '#app/ui/highlight'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, mortgage } = await getMortgageAction(ctx, 'present-opportunity-to-consumer', args.params)
	const head = await getActionHead(ctx, task, listOpportunityTerms(task, mortgage.label, ctx.say))
	return { ...head, ...buildOpportunityView(task, ctx.say) }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, mortgage } = await getMortgageAction(ctx, 'present-opportunity-to-consumer', args.params)
	const form = await parseForm(args.request, createOpportunitySchema(task, ctx.say))
	const terms = listOpportunityTerms(task, mortgage.label, ctx.say)
	const errors = { '': [ctx.say('opportunity.incomplete')] }
	if (!isComplete(form)) return answerIncomplete(ctx, form, { ...toActionSubject(task), terms, errors })
	return sendOpportunityAnswer(ctx, form, task, mortgage)
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
