import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getBankguarantee } from '#app/features/bankguarantees/bankguarantees.server'
import { ProposalForm } from '#app/features/bankguarantees/proposal-form'
import { proposalForm, proposalPage, sendChoice } from '#app/features/bankguarantees/proposal.server'
import { invalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { pageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/product-action.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/session/guard.server'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'

export const meta = pageTitle

const target = 'bankguarantee-bnp-proposal'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, product } = await getProductAction(visit, target, args.params, getBankguarantee)
	return json({ ...(await getActionHead(visit, asked)), ...proposalPage(product, asked, visit.say) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, product } = await getProductAction(visit, target, args.params, getBankguarantee)
	const form = await parseForm(args.request, proposalForm(visit.say))
	if (!isComplete(form)) return invalid(visit, form)
	return sendChoice(visit, form, asked, product)
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
			{(form) => <ProposalForm page={page} {...form} />}
		</ActionPage>
	)
}
