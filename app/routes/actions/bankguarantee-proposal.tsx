import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getBankguarantee } from '#app/features/bankguarantees/bankguarantees.server'
import { GuaranteeForm } from '#app/features/bankguarantees/proposal-form'
import {
	createGuaranteeSchema,
	buildGuaranteeView,
	listGuaranteeTerms,
	sendGuaranteeChoice,
} from '#app/features/bankguarantees/proposal.server'
import { isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/mortgage-action.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/request/guard.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'

export const meta = getPageTitle

const target = 'bankguarantee-bnp-proposal'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, product } = await getProductAction(ctx, target, args.params, getBankguarantee)
	const head = await getActionHead(
		ctx,
		task,
		'actions/bankguarantee-proposal',
		listGuaranteeTerms(product, ctx.say),
	)
	return { ...head, ...buildGuaranteeView(product, task, ctx.say) }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, product } = await getProductAction(ctx, target, args.params, getBankguarantee)
	const form = await parseForm(args.request, createGuaranteeSchema(ctx.say))
	const terms = listGuaranteeTerms(product, ctx.say)
	if (!isComplete(form))
		return answerIncomplete(ctx, form, {
			...toActionSubject(task),
			route: 'actions/bankguarantee-proposal',
			terms,
		})
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
