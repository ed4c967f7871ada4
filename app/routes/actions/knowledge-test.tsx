import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getActionFor } from '#app/features/actions/actions.server'
import { KnowledgeForm } from '#app/features/knowledge/knowledge-form'
import { knowledgeForm, knowledgePage, sendKnowledge } from '#app/features/knowledge/knowledge.server'
import { invalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { pageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getActionFor(visit, 'knowledge-form', args.params)
	return json({ ...(await getActionHead(visit, asked)), ...knowledgePage(asked, visit.say) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const asked = await getActionFor(visit, 'knowledge-form', args.params)
	const form = await parseForm(args.request, knowledgeForm(visit.say))
	if (!isComplete(form)) return invalid(visit, form)
	return sendKnowledge(visit, form, asked)
}

export default function KnowledgePage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="knowledge">
			{(form) => <KnowledgeForm page={page} {...form} />}
		</ActionPage>
	)
}
