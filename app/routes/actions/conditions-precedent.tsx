import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import {
	buildConditionsPrecedentView,
	listConditionsTerms,
	postConditionsPrecedent,
} from '#app/features/mortgages/conditions-precedent.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { FactsCard } from '#app/ui/definition-list'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const task = await getTargetAction(ctx, 'update-date-conditions-precedent', args.params)
	const head = await getActionHead(
		ctx,
		task,
		'actions/conditions-precedent',
		listConditionsTerms(task, ctx.say),
	)
	return withHelp(help, { ...head, ...buildConditionsPrecedentView(task, ctx.say) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'update-date-conditions-precedent', args.params)
	return postConditionsPrecedent(ctx, args.request, task)
}

export default function ConditionsPrecedentPage() {
	const page = useLoaderData<typeof loader>()
	const name = 'conditions-precedent'
	const lead = <FactsCard items={page.remarks} />
	return (
		<ActionPage page={page} name={name} getFieldLabel={createQuestionLabels(page)} lead={lead}>
			{(form) => <WizardForm name={name} page={page} {...form} />}
		</ActionPage>
	)
}
