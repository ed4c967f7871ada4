import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { endSessions } from '#app/features/settings/end-sessions.server'
import { SettingsCards } from '#app/features/settings/settings-cards'
import { SetupPanel, TurnOffForm } from '#app/features/settings/two-factor-steps'
import { updateTwoFactorSetting } from '#app/features/settings/two-factor.server'
import { getSettingsPage } from '#app/pages/settings.server'
import { Unbound, UnboundPage } from '#app/forms/unbound'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'
import { answerUnboundPress } from '#app/submissions/token-session.server'
import { PageContent } from '#app/ui/page-content'
import { Card } from '#app/ui/card'
import { DefinitionList, type DefinitionItem } from '#app/ui/definition-list'

export const handle = { hydrate: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args, { duringSetup: true })
	return getSettingsPage(ctx, isTurnOffRequest(args.request))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args, { duringSetup: true })
	const unbound = await answerUnboundPress(ctx, args.request, 'portal/settings')
	if (unbound) return unbound
	if (!isTurnOffRequest(args.request)) return endSessions(ctx, args.request)
	if (ctx.consumer.twoFactorSetup) return redirect(paths.settings(), 303)
	return updateTwoFactorSetting(ctx, args.request, false)
}

export default function SettingsPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	if (page.kind === 'unbound') return <UnboundPage unbound={page.unbound} />
	return (
		<PageContent
			title={page.title}
			purpose={page.purpose}
			summary={<ReplyErrors form="two-factor" reply={reply} />}
		>
			{page.kind === 'setup' ? <SetupPanel {...page} /> : null}
			{page.kind === 'turnOff' ? <TurnOffForm page={page} result={reply?.result} /> : null}
			{page.kind === 'settings' ? (
				<>
					{page.unbound && !reply?.unsent ? <Unbound {...page.unbound} /> : null}
					<SettingsCards {...page} />
					<PartnerCard {...page.partner} />
				</>
			) : null}
		</PageContent>
	)
}

function isTurnOffRequest(request: Request) {
	return new URL(request.url).searchParams.get('confirm') === 'two-factor-off'
}

interface PartnerCardProps {
	title: string
	/** Error text after a failed call. */
	missing?: string
	facts?: readonly DefinitionItem[]
}

function PartnerCard({ title, missing, facts }: PartnerCardProps) {
	if (!facts && !missing) return null
	return <Card title={title}>{facts ? <DefinitionList items={facts} /> : <p>{missing}</p>}</Card>
}
