import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { sendCheck } from '#app/features/mortgage-check/send-check.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getOwnCheck } from '#app/pages/mortgage-check.server'
import { requireConsumer } from '#app/request/guard.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, check } = await getOwnCheck(ctx, args.params)
	const { title, purpose } = ctx.say.table('mortgageCheck')
	const head = { ...(await getActionHead(ctx, task)), title, purpose }
	return json({ ...head, ...(await getWizardView(ctx, check.wizard, args.request)) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, check } = await getOwnCheck(ctx, args.params)
	const answers = await postWizard(ctx, check.wizard, args.request)
	if (answers instanceof Response) return answers
	return sendCheck(ctx, check, answers, task.id)
}

export default function MortgageCheckPage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="check" getFieldLabel={getFieldLabel}>
			{(form) => <WizardForm name="check" page={page} {...form} />}
		</ActionPage>
	)
}
