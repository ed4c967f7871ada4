import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getBankguarantee } from '#app/features/bankguarantees/bankguarantees.server'
import {
	createGuaranteeSchema,
	buildGuaranteeView,
	listGuaranteeTerms,
	sendGuaranteeChoice,
	type GuaranteeView,
} from '#app/features/bankguarantees/proposal.server'
import { isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getProductAction } from '#app/pages/mortgage-action.server'
import { Papers } from '#app/products/papers'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { FactsCard } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox-rows'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'

export const meta = getPageTitle

const target = 'bankguarantee-bnp-proposal'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const { task, product } = await getProductAction(ctx, target, args.params, getBankguarantee)
	const head = await getActionHead(
		ctx,
		task,
		'actions/bankguarantee-proposal',
		listGuaranteeTerms(product, ctx.say),
	)
	return withHelp(help, { ...head, ...buildGuaranteeView(product, task, ctx.say) })
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
			<FactsCard items={page.facts} />
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

interface GuaranteeFormProps {
	page: GuaranteeView
	formId: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

/** enhance.js disables both buttons until the checkbox is ticked [A41] [A93]. */
function GuaranteeForm({ page, formId, shownTerms, result }: GuaranteeFormProps) {
	const [form, fields] = useForm<{ agreed: string }>({ id: 'guarantee-proposal', lastResult: result })
	return (
		<PostForm
			formId={formId}
			shownTerms={shownTerms}
			{...getFormProps(form, { ariaAttributes: false })}
			data-needs={fields.agreed.name}
			data-wait={page.wait}
		>
			<Checkbox
				label={page.agreed}
				error={fields.agreed.errors?.[0]}
				inputProps={getInputProps(fields.agreed, { type: 'checkbox' })}
			/>
			<AnswerButtons note={page.sends}>
				<Button name="approve" value={page.approve}>
					{page.approve}
				</Button>
				<Button name="decline" value={page.decline}>
					{page.decline}
				</Button>
			</AnswerButtons>
		</PostForm>
	)
}
