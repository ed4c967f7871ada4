import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import {
	createOpportunitySchema,
	listWithdrawnAnswer,
	sendOpportunityAnswer,
} from '#app/features/opportunity/opportunity-answer.server'
import { OpportunityForm } from '#app/features/opportunity/opportunity-form'
import {
	buildOpportunityView,
	listOpportunityTerms,
	prefillOpportunity,
} from '#app/features/opportunity/opportunity-page.server'
import { createLabelFinder } from '#app/forms/find-value'
import { isComplete } from '#app/forms/parse-form.server'
import { parsePrefilled } from '#app/forms/parse-prefilled.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { isOldForm } from '#app/submissions/form-ids.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { Highlight } from '#app/ui/highlight'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const { task, mortgage } = await getMortgageAction(ctx, 'present-opportunity-to-consumer', args.params)
	const head = await getActionHead(
		ctx,
		task,
		'actions/opportunity',
		listOpportunityTerms(task, mortgage.label, ctx.say),
	)
	return withHelp(help, { ...head, ...buildOpportunityView(task, ctx.say) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, mortgage } = await getMortgageAction(ctx, 'present-opportunity-to-consumer', args.params)
	const prefilled = { prefill: prefillOpportunity(task), labels: ctx.say.table('opportunity').period }
	const schema = createOpportunitySchema(task, ctx.say)
	const posted = await parsePrefilled(args.request, schema, prefilled, ctx.say)
	const { form } = posted
	const subject = { ...toActionSubject(task), route: 'actions/opportunity' as const }
	const withdrawn = listWithdrawnAnswer(task, form.submission.payload, ctx.say)
	const terms = { ...listOpportunityTerms(task, mortgage.label, ctx.say), withdrawn }
	const changes = (await isOldForm(ctx, subject, form)) ? {} : posted.changes
	if (!isComplete(form)) {
		const errors = { '': [ctx.say('opportunity.incomplete')], ...changes }
		return answerIncomplete(ctx, form, { ...subject, terms, errors })
	}
	if (Object.keys(changes).length > 0)
		return answerIncomplete(ctx, form, { ...subject, terms, errors: changes })
	return sendOpportunityAnswer(ctx, form, task, mortgage)
}

export default function OpportunityPage() {
	const page = useLoaderData<typeof loader>()
	const lead = page.explanation ? <Highlight {...page.explanation} /> : null
	const getFieldLabel = createLabelFinder({
		isAgreed: { label: page.question },
		futureDate: page.date,
		customAmount: page.amount,
		customPeriod: page.period,
	})
	return (
		<ActionPage page={page} name="opportunity" getFieldLabel={getFieldLabel} lead={lead}>
			{(form) => <OpportunityForm page={page} {...form} />}
		</ActionPage>
	)
}
