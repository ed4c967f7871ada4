import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOtd } from '#app/features/otds/otds.server'
import { SignForm } from '#app/features/otds/sign-form'
import {
	closeWithOtd,
	getSignHead,
	getSignView,
	listSignTerms,
	prefillAccount,
} from '#app/features/otds/sign-page.server'
import { createSignSchema, leaveForTerms, sendSignature } from '#app/features/otds/sign.server'
import { TermsPage } from '#app/features/otds/terms-page'
import { termsButton } from '#app/features/otds/terms-button'
import { acceptTerms, getTerms, hasAcceptedTerms, readTermsText } from '#app/features/otds/terms.server'
import { isComplete } from '#app/forms/parse-form.server'
import { parsePrefilled } from '#app/forms/parse-prefilled.server'
import { createLabelFinder } from '#app/forms/label-finder'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/product-action.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/request/guard.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { isOldForm } from '#app/submissions/old-form.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { DefinitionList } from '#app/ui/definition-list'

export const handle = { hydrate: 'now' }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task: ownTask, product: otd } = await getProductAction(ctx, 'otd-sign', args.params, getOtd)
	const task = closeWithOtd(ownTask, otd)
	const terms = task.isDone ? undefined : await getTerms(ctx, otd, task)
	if (terms && isTermsRequest(args.request)) return terms
	const head = await getSignHead(ctx, task, otd)
	return { ...head, ...(await getSignView(ctx, otd, task)), terms }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task: ownTask, product: otd } = await getProductAction(ctx, 'otd-sign', args.params, getOtd)
	const task = closeWithOtd(ownTask, otd)
	if (isTermsRequest(args.request)) return acceptTerms(ctx, args.request, otd, task)
	const text = await readTermsText(ctx)
	const schema = createSignSchema(otd, hasAcceptedTerms(ctx, task, text), ctx.say)
	const posted = await parsePrefilled(args.request, schema, { prefill: prefillAccount(otd) }, ctx.say)
	const { form } = posted
	if (Object.hasOwn(form.submission.payload, termsButton)) return leaveForTerms(ctx, posted, task, otd)
	const subject = toActionSubject(task)
	const terms = listSignTerms(otd, text, ctx.say)
	const changes = (await isOldForm(ctx, subject, form)) ? {} : posted.changes
	if (!isComplete(form) || Object.keys(changes).length > 0)
		return answerIncomplete(ctx, form, { ...subject, terms, errors: changes })
	return sendSignature(ctx, form, task, { otd, terms })
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
