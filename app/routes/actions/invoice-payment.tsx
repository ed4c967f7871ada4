import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { paymentFormSchema, startPayment } from '#app/features/invoices/payment.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getPaymentAction, getPaymentPage } from '#app/pages/payment.server'
import { findHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { Card } from '#app/ui/card'
import { DefinitionList } from '#app/ui/definition-list'
import { FigureList } from '#app/ui/figure-list'
import { Section } from '#app/ui/section'
import type { PaymentView } from '#app/features/invoices/payment-page.server'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const page = await getPaymentPage(ctx, args.params)
	return { ...page, help: page.contact ? undefined : await help }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getPaymentAction(ctx, args.params)
	const form = await parseForm(args.request, paymentFormSchema)
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return startPayment(ctx, form, task)
}

export default function InvoicePaymentPage() {
	const page = useLoaderData<typeof loader>()
	const contact = page.contact ? <AdvisorCards {...page.contact} /> : null
	return (
		<ActionPage page={page} name="payment" lead={<PaymentFacts page={page}>{contact}</PaymentFacts>}>
			{({ formId, shownTerms }) => <PaymentForm page={page} formId={formId} shownTerms={shownTerms} />}
		</ActionPage>
	)
}

function PaymentFacts({ page, children }: { page: PaymentView; children: ReactNode }) {
	const { figure, facts, problem, check } = page
	return (
		<>
			<Card>
				{figure ? <FigureList figures={[figure]} /> : null}
				<DefinitionList items={facts} />
			</Card>
			{check ? (
				<ButtonRow>
					<ButtonLink variant="primary" href={check.href}>
						{check.label}
					</ButtonLink>
				</ButtonRow>
			) : null}
			{problem ? (
				<Section title={problem.title}>
					<p>{problem.text}</p>
				</Section>
			) : null}
			{children}
		</>
	)
}

/** Full document post, because the redirect leads to another site. */
function PaymentForm({ page, ...form }: { page: PaymentView; formId: string; shownTerms?: string }) {
	const { pay, sends } = page
	return (
		<PostForm {...form}>
			<FormButtons note={sends} submit={{ label: pay }} />
		</PostForm>
	)
}
