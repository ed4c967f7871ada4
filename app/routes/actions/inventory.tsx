import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RequestContext } from '#app/request/context.server'
import { getActionHead, type ActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { getInventory, sendInventory, settlePeople } from '#app/features/inventory/inventory.server'
import { MethodsForm } from '#app/features/inventory/methods-form'
import { findOtherMethods, findInventoryMethods } from '#app/features/inventory/methods.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/request/guard.server'
import { Link } from '#app/ui/link'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView, type WizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, people } = await askAtOnce(ctx, args.params)
	const ways = await findInventoryMethods(ctx, task, args.request)
	const head = await getActionHead(ctx, task)
	if (ways) return json({ ...head, ...ways })
	const { wizard } = getInventory(ctx, task, people)
	const form = await getWizardView(ctx, wizard, args.request)
	const other = await findOtherMethods(ctx, task)
	const { title, purpose } = ctx.say.table('inventory')
	return json({ ...head, title, purpose, other, form })
}

async function askAtOnce(ctx: RequestContext, params: LoaderFunctionArgs['params']) {
	const [task, people] = await Promise.all([
		getTargetAction(ctx, 'inventory-form', params),
		settlePeople(ctx),
	])
	return { asked: task, people }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, people } = await askAtOnce(ctx, args.params)
	const inventory = getInventory(ctx, task, people)
	const answers = await postWizard(ctx, inventory.wizard, args.request)
	if (answers instanceof Response) return answers
	return sendInventory(ctx, inventory, answers, task)
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
	const getFieldLabel = createQuestionLabels(form)
	const lead = other ? (
		<p>
			<Link href={other.href}>{other.label}</Link>
		</p>
	) : null
	return (
		<ActionPage page={page} name="inventory" getFieldLabel={getFieldLabel} lead={lead}>
			{(sent) => <WizardForm name="inventory" page={form} {...sent} />}
		</ActionPage>
	)
}
