import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { canSignHere } from '#app/features/otds/mandate.server'
import { getOtd } from '#app/features/otds/otds.server'
import { SignForm } from '#app/features/otds/sign-form'
import { closeWithOtd, getSignHead, getSignView } from '#app/features/otds/sign-page.server'
import { postSignature } from '#app/features/otds/sign.server'
import { acceptTerms, getTerms, type TermsView } from '#app/features/otds/terms.server'
import { createLabelFinder } from '#app/forms/find-value'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/mortgage-action.server'
import { Papers } from '#app/products/papers'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { maySend } from '#app/submissions/token-session.server'
import { FactsCard } from '#app/ui/definition-list'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { ButtonLink } from '#app/ui/button'
import { PageContent } from '#app/ui/page-content'
import { RichText } from '#app/ui/rich-text'
import { TermsForm } from '#app/features/otds/terms-form'

export const handle = { hydrate: 'now' }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const { task: ownTask, product: otd } = await getProductAction(ctx, 'otd-sign', args.params, getOtd)
	const task = closeWithOtd(ownTask, otd)
	const terms = task.isDone ? undefined : await getTerms(ctx, otd, task)
	if (terms && isTermsRequest(args.request) && maySend(ctx, 'actions/sign-otd') && canSignHere(otd))
		return terms
	const head = await getSignHead(ctx, task, otd)
	return withHelp(help, { ...head, ...(await getSignView(ctx, otd, task)), terms })
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
			<FactsCard items={page.facts} />
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

/** Fallback for browsers without dialogs. The button follows the last line [A36]. */
function TermsPage({ terms }: { terms: TermsView }) {
	const { title, titleLang, html, back, texts } = terms
	const summary = <ReplyErrors form="terms" reply={useReply()} />
	return (
		<PageContent title={title} titleLang={titleLang} purpose={texts.purpose} back={back} summary={summary}>
			<RichText {...html} level={2} />
			<TermsForm terms={terms} buttons={<ButtonLink href={back.href}>{back.label}</ButtonLink>} />
		</PageContent>
	)
}
