import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { getKnowledge, getKnowledgePurpose, sendKnowledge } from '#app/features/knowledge/knowledge.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/request/guard.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'knowledge-form', args.params)
	const head = { ...(await getActionHead(ctx, task)), purpose: getKnowledgePurpose(task, ctx) }
	return json({ ...head, ...(await getWizardView(ctx, getKnowledge(ctx, task), args.request)) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'knowledge-form', args.params)
	const wizard = getKnowledge(ctx, task)
	const answers = await postWizard(ctx, wizard, args.request)
	if (answers instanceof Response) return answers
	return sendKnowledge(ctx, wizard, answers, task)
}

export default function KnowledgePage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="knowledge" getFieldLabel={getFieldLabel}>
			{(form) => <WizardForm name="knowledge" page={page} {...form} />}
		</ActionPage>
	)
}
