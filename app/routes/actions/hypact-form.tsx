import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RequestContext } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { getHypact, sendHypact } from '#app/features/hypact/hypact.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/request/guard.server'
import { settlePartner } from '#app/wizard/partner.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, wizard } = await getWizard(ctx, args.params)
	const { title, purpose } = ctx.say.table('hypact')
	const head = { ...(await getActionHead(ctx, task)), title, purpose }
	return json({ ...head, ...(await getWizardView(ctx, wizard, args.request)) })
}

/** Both are asked at once. */
async function getWizard(ctx: RequestContext, params: LoaderFunctionArgs['params']) {
	const [task, partner] = await Promise.all([getTargetAction(ctx, 'hypact-form', params), settlePartner(ctx)])
	return { asked: task, wizard: getHypact(ctx, task, partner) }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, wizard } = await getWizard(ctx, args.params)
	const answers = await postWizard(ctx, wizard, args.request)
	if (answers instanceof Response) return answers
	return sendHypact(ctx, wizard, answers, task)
}

export default function HypactPage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="hypact" getFieldLabel={getFieldLabel}>
			{(form) => <WizardForm name="hypact" page={page} {...form} />}
		</ActionPage>
	)
}
