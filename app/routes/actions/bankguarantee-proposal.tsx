import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getBankguarantee } from '#app/features/bankguarantees/bankguarantees.server'
import { GuaranteeForm } from '#app/features/bankguarantees/proposal-form'
import {
	createGuaranteeSchema,
	buildGuaranteeView,
	sendGuaranteeChoice,
} from '#app/features/bankguarantees/proposal.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/product-action.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/request/guard.server'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'

export const meta = getPageTitle

const target = 'bankguarantee-bnp-proposal'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, product } = await getProductAction(ctx, target, args.params, getBankguarantee)
	return { ...(await getActionHead(ctx, task)), ...buildGuaranteeView(product, task, ctx.say) }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, product } = await getProductAction(ctx, target, args.params, getBankguarantee)
	const form = await parseForm(args.request, createGuaranteeSchema(ctx.say))
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return sendGuaranteeChoice(ctx, form, task, product)
}

export default function BankguaranteeProposalPage() {
	const page = useLoaderData<typeof loader>()
	const lead = (
		<>
			<DefinitionList items={page.facts} />
			<Section title={page.about.title}>
				<p>{page.about.text}</p>
			</Section>
			<Papers {...page.papers} />
		</>
	)
	return (
		<ActionPage page={page} name="guarantee-proposal" lead={lead}>
			{(form) => <GuaranteeForm page={page} {...form} />}
		</ActionPage>
	)
}
