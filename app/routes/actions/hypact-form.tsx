import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RequestContext } from '#app/context.server'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { getHypact, sendHypact } from '#app/features/hypact/hypact.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'
import { settlePartner } from '#app/wizard/partner.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-words'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, wizard } = await getWizard(visit, args.params)
	const { title, purpose } = visit.say.table('hypact')
	const head = { ...(await getActionHead(visit, asked)), title, purpose }
	return json({ ...head, ...(await getWizardView(visit, wizard, args.request)) })
}

/** Both are asked at once. */
async function getWizard(visit: RequestContext, params: LoaderFunctionArgs['params']) {
	const [asked, partner] = await Promise.all([
		getTargetAction(visit, 'hypact-form', params),
		settlePartner(visit),
	])
	return { asked, wizard: getHypact(visit, asked, partner) }
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, wizard } = await getWizard(visit, args.params)
	const answers = await postWizard(visit, wizard, args.request)
	if (answers instanceof Response) return answers
	return sendHypact(visit, wizard, answers, asked)
}

export default function HypactPage() {
	const page = useLoaderData<typeof loader>()
	const wordsOf = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="hypact" wordsOf={wordsOf}>
			{(form) => <WizardForm name="hypact" page={page} {...form} />}
		</ActionPage>
	)
}
