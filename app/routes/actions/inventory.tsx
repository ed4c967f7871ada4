import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RequestContext } from '#app/context.server'
import { getActionHead, type ActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { getInventory, sendInventory, settlePeople } from '#app/features/inventory/inventory.server'
import { MethodsForm } from '#app/features/inventory/ways-form'
import { findOtherMethods, findInventoryMethods } from '#app/features/inventory/ways.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'
import { Link } from '#app/ui/link'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-words'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView, type WizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, people } = await askAtOnce(visit, args.params)
	const ways = await findInventoryMethods(visit, asked, args.request)
	const head = await getActionHead(visit, asked)
	if (ways) return json({ ...head, ...ways })
	const { wizard } = getInventory(visit, asked, people)
	const form = await getWizardView(visit, wizard, args.request)
	const other = await findOtherMethods(visit, asked)
	const { title, purpose } = visit.say.table('inventory')
	return json({ ...head, title, purpose, other, form })
}

async function askAtOnce(visit: RequestContext, params: LoaderFunctionArgs['params']) {
	const [asked, people] = await Promise.all([
		getTargetAction(visit, 'inventory-form', params),
		settlePeople(visit),
	])
	return { asked, people }
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, people } = await askAtOnce(visit, args.params)
	const inventory = getInventory(visit, asked, people)
	const answers = await postWizard(visit, inventory.wizard, args.request)
	if (answers instanceof Response) return answers
	return sendInventory(visit, inventory, answers, asked)
}

export default function InventoryPage() {
	const page = useLoaderData<typeof loader>()
	if ('form' in page) return <ByHand page={page} form={page.form} other={page.other} />
	return (
		<ActionPage page={page} name="inventory">
			{() => <MethodsForm {...page} />}
		</ActionPage>
	)
}

interface ByHandProps {
	page: ActionHead
	form: WizardView
	other: { href: string; label: string } | undefined
}

function ByHand({ page, form, other }: ByHandProps) {
	const wordsOf = createQuestionLabels(form)
	const lead = other ? (
		<p>
			<Link href={other.href}>{other.label}</Link>
		</p>
	) : null
	return (
		<ActionPage page={page} name="inventory" wordsOf={wordsOf} lead={lead}>
			{(sent) => <WizardForm name="inventory" page={form} {...sent} />}
		</ActionPage>
	)
}
