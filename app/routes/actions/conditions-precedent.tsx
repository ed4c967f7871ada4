import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { ConditionsPrecedentForm } from '#app/features/mortgages/conditions-precedent-form'
import {
	createConditionsPrecedentSchema,
	buildConditionsPrecedentView,
	sendConditionsPrecedent,
} from '#app/features/mortgages/conditions-precedent.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/request/guard.server'
import { DefinitionList } from '#app/ui/definition-list'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'update-date-conditions-precedent', args.params)
	return json({ ...(await getActionHead(ctx, task)), ...buildConditionsPrecedentView(task, ctx.say) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'update-date-conditions-precedent', args.params)
	const form = await parseForm(args.request, createConditionsPrecedentSchema(ctx.say))
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return sendConditionsPrecedent(ctx, form, task)
}

export default function ConditionsPrecedentPage() {
	const page = useLoaderData<typeof loader>()
	const lead = page.facts.length > 0 ? <DefinitionList items={page.facts} /> : null
	return (
		<ActionPage page={page} name="conditions-precedent" lead={lead}>
			{(form) => <ConditionsPrecedentForm page={page} {...form} />}
		</ActionPage>
	)
}
