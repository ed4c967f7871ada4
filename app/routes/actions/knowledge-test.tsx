import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { getKnowledge, getKnowledgePurpose, sendKnowledge } from '#app/features/knowledge/knowledge.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-words'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getTargetAction(visit, 'knowledge-form', args.params)
	const head = { ...(await getActionHead(visit, asked)), purpose: getKnowledgePurpose(asked, visit) }
	return json({ ...head, ...(await getWizardView(visit, getKnowledge(visit, asked), args.request)) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getTargetAction(visit, 'knowledge-form', args.params)
	const wizard = getKnowledge(visit, asked)
	const answers = await postWizard(visit, wizard, args.request)
	if (answers instanceof Response) return answers
	return sendKnowledge(visit, wizard, answers, asked)
}

export default function KnowledgePage() {
	const page = useLoaderData<typeof loader>()
	const wordsOf = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="knowledge" wordsOf={wordsOf}>
			{(form) => <WizardForm name="knowledge" page={page} {...form} />}
		</ActionPage>
	)
}
