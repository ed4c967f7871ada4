import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PremiumBox, PremiumForm } from '#app/features/cardifao/premium-box'
import {
	createPremiumSchema,
	sendPremiumAnswer,
	getPremium,
	buildPremiumView,
	readPremiumTerms,
} from '#app/features/cardifao/premium.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { settle } from '#app/request/settle'
import { findKnown } from '#app/lib/unread'
import { isId } from '#app/lib/is-id'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { paths } from '#app/paths'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	return withHelp(help, getPremiumPage(ctx, args.params))
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

interface Params {
	action?: string
	id?: string
}

/** The form requires a premium [A41]. */
async function getPremiumPage(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	params: Params,
) {
	const [action, premium] = await Promise.all([getPremiumAction(ctx, params), findPremium(ctx, params)])
	const known = action.isDone ? undefined : premium
	const terms = known?.value && (await readPremiumTerms(ctx, action, known.value))
	const head = await getActionHead(ctx, action, 'actions/cardif-premium', terms)
	const name = findKnown(action.consumerName)
	return {
		...head,
		...(await buildPremiumView(ctx, action, known)),
		title: name ? ctx.say('cardifPremium.titleFor', { name }) : head.title,
		formId: known?.value && head.formId,
		address: paths.cardifaoPremium(params.id ?? '', action.id),
	}
}

/** @throws Response redirect to not-found for another kind of action or insurance */
function getPremiumAction(ctx: Uses<'api' | 'firm' | 'session'>, params: Params) {
	return getTargetAction(ctx, 'cardifao-premium', params)
}

/** Runs parallel to the action call; invalid ids make no call. */
async function findPremium(ctx: Uses<'api'>, { action }: Params) {
	return isId(action) ? settle(getPremium(ctx, action)) : undefined
}
