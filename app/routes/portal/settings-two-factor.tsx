import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { consumerSchema } from '#app/api/resources/consumer'
import { updateTwoFactorSetting } from '#app/features/settings/two-factor.server'
import { buildAppStep, getLinkStep } from '#app/features/settings/two-factor-setup.server'
import { AppStep, LinkStep } from '#app/features/settings/two-factor-steps'
import { UnboundPage } from '#app/forms/unbound'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'
import { answerUnboundPress, findUnbound } from '#app/submissions/token-session.server'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args, { duringSetup: true })
	const unbound = findUnbound(ctx, 'portal/settings-two-factor')
	if (unbound) return unbound
	const person = await ctx.api.get('/api/consumers', consumerSchema)
	if (person.twoFactor === true && !ctx.consumer.twoFactorSetup) return redirect(paths.settings())
	const step = new URL(args.request.url).searchParams.get('step')
	return step === '2' ? await getLinkStep(ctx, person) : buildAppStep(ctx.say)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args, { duringSetup: true })
	const unbound = await answerUnboundPress(ctx, args.request, 'portal/settings-two-factor')
	return unbound ?? updateTwoFactorSetting(ctx, args.request, true)
}

export default function TwoFactorPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	if (page.kind === 'unbound') return <UnboundPage unbound={page.unbound} />
	return (
		<PageContent
			title={page.heading}
			kicker={page.step}
			purpose={page.purpose}
			back={{ href: paths.settings(), label: page.back }}
			summary={<ReplyErrors form="two-factor" reply={reply} />}
		>
			{page.kind === 'app' ? <AppStep {...page} /> : <LinkStep page={page} result={reply?.result} />}
		</PageContent>
	)
}
