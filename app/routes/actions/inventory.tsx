import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openInventory } from '#app/features/inventory/inventory.server'
import { MethodsForm } from '#app/features/inventory/methods-form'
import { findInventoryMethods } from '#app/features/inventory/methods.server'
import { getActionHead } from '#app/products/action-head.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { QuestionPage } from '#app/pages/question-page'
import { requireConsumer } from '#app/request/guard.server'
import { Link } from '#app/ui/link'
import { answerWizard } from '#app/wizard/post-wizard.server'
import { loadWizard } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const inventory = await openInventory(ctx, args.params)
	const methods = await findInventoryMethods(ctx, inventory.action, args.request)
	if (methods) return { ...(await getActionHead(ctx, inventory.action)), ...methods }
	return loadWizard(inventory, args.request)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	return answerWizard(await openInventory(ctx, args.params), args.request)
}

export default function InventoryPage() {
	const page = useLoaderData<typeof loader>()
	if ('options' in page)
		return (
			<ActionPage page={page} name="inventory">
				{() => <MethodsForm {...page} />}
			</ActionPage>
		)
	const lead = page.other ? (
		<p>
			<Link href={page.other.href}>{page.other.label}</Link>
		</p>
	) : null
	return <QuestionPage page={page} name="inventory" lead={lead} />
}
