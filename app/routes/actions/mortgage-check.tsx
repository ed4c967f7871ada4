import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { sendCheck } from '#app/features/mortgage-check/send-check.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getOwnCheck } from '#app/pages/mortgage-check.server'
import { requireConsumer } from '#app/session/guard.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-words'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, check } = await getOwnCheck(visit, args.params)
	const { title, purpose } = visit.say.table('mortgageCheck')
	const head = { ...(await getActionHead(visit, asked)), title, purpose }
	return json({ ...head, ...(await getWizardView(visit, check.wizard, args.request)) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, check } = await getOwnCheck(visit, args.params)
	const answers = await postWizard(visit, check.wizard, args.request)
	if (answers instanceof Response) return answers
	return sendCheck(visit, check, answers, asked.id)
}

export default function MortgageCheckPage() {
	const page = useLoaderData<typeof loader>()
	const wordsOf = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="check" wordsOf={wordsOf}>
			{(form) => <WizardForm name="check" page={page} {...form} />}
		</ActionPage>
	)
}
