import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { canSignHere } from '#app/features/otds/mandate.server'
import { getOtd } from '#app/features/otds/otds.server'
import { SignForm } from '#app/features/otds/sign-form'
import { closeWithOtd, getSignHead, getSignView } from '#app/features/otds/sign-page.server'
import { postSignature } from '#app/features/otds/sign.server'
import { TermsPage } from '#app/features/otds/terms-page'
import { acceptTerms, getTerms } from '#app/features/otds/terms.server'
import { createLabelFinder } from '#app/forms/label-finder'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/product-action.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/request/guard.server'
import { maySend } from '#app/submissions/token-session.server'
import { DefinitionList } from '#app/ui/definition-list'

export const handle = { hydrate: 'now' }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task: ownTask, product: otd } = await getProductAction(ctx, 'otd-sign', args.params, getOtd)
	const task = closeWithOtd(ownTask, otd)
	const terms = task.isDone ? undefined : await getTerms(ctx, otd, task)
	if (terms && isTermsRequest(args.request) && maySend(ctx, 'actions/sign-otd') && canSignHere(otd))
		return terms
	const head = await getSignHead(ctx, task, otd)
	return { ...head, ...(await getSignView(ctx, otd, task)), terms }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task: ownTask, product: otd } = await getProductAction(ctx, 'otd-sign', args.params, getOtd)
	const task = closeWithOtd(ownTask, otd)
	if (isTermsRequest(args.request)) return acceptTerms(ctx, args.request, otd, task)
	return postSignature(ctx, args.request, otd, task)
}

export default function SignOtdPage() {
	const page = useLoaderData<typeof loader>()
	const debit = page.kind === 'terms' ? undefined : page.debit
	const getFieldLabel = createLabelFinder({
		sepaAccountholderIbanAccount: debit?.iban,
		sepaAccountholderIbanName: debit?.holder,
	})
	if (page.kind === 'terms') return <TermsPage terms={page} />
	const { terms, papers } = page
	const lead = (
		<>
			<DefinitionList items={page.facts} />
			{terms ? <Papers title={papers.title} texts={papers.texts} files={papers.files} /> : null}
		</>
	)
	return (
		<ActionPage page={page} name="sign-otd" getFieldLabel={getFieldLabel} lead={lead}>
			{(form) => (terms ? <SignForm page={page} terms={terms} {...form} /> : null)}
		</ActionPage>
	)
}

function isTermsRequest(request: Request) {
	return new URL(request.url).searchParams.get('terms') === 'read'
}
