import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PremiumBox } from '#app/features/cardifao/premium-box'
import { PremiumForm } from '#app/features/cardifao/premium-form'
import { createPremiumSchema, sendPremiumAnswer } from '#app/features/cardifao/premium.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getPremiumAction, getPremiumPage } from '#app/pages/cardif-premium.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getPremiumPage(ctx, args.params)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getPremiumAction(ctx, args.params)
	const form = await parseForm(args.request, createPremiumSchema(ctx.say))
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return sendPremiumAnswer(ctx, form, task)
}

export default function CardifPremiumPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="premium" lead={<PremiumBox page={page} address={page.address} />}>
			{({ formId, shownTerms }) => <PremiumForm page={page} formId={formId} shownTerms={shownTerms} />}
		</ActionPage>
	)
}
