import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { openInventory } from '#app/features/inventory/inventory.server'
import { findInventoryMethods, type MethodsView } from '#app/features/inventory/methods.server'
import { getActionHead } from '#app/products/action-head.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { QuestionPage } from '#app/pages/question-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { Link } from '#app/ui/link'
import { answerWizard } from '#app/wizard/post-wizard.server'
import { loadWizard } from '#app/wizard/wizard-page.server'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { Section } from '#app/ui/section'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const inventory = await openInventory(ctx, args.params)
	const methods = await findInventoryMethods(ctx, inventory.action, args.request)
	if (methods) return withHelp(help, { ...(await getActionHead(ctx, inventory.action)), ...methods })
	return withHelp(help, loadWizard(inventory, args.request))
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

/** GET, so that the back button returns to the choice. */
function MethodsForm({ legend, options, submit, draft }: MethodsView) {
	const { pathname } = useLocation()
	return (
		<>
			{draft ? <Draft {...draft} /> : null}
			<form method="get" action={pathname}>
				<RadioRows
					label={legend}
					options={options}
					unanswered={undefined}
					inputProps={{ id: 'way', name: 'way', defaultValue: 'manual' }}
				/>
				<FormButtons submit={{ label: submit }} />
			</form>
		</>
	)
}

function Draft({ title, text, goOn, href }: NonNullable<MethodsView['draft']>) {
	return (
		<Section title={title}>
			<p>{text}</p>
			<ButtonRow>
				<ButtonLink href={href}>{goOn}</ButtonLink>
			</ButtonRow>
		</Section>
	)
}
