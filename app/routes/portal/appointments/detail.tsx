import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppointmentLinks, CancelForm } from '#app/features/appointments/appointment-links'
import { cancelAppointment } from '#app/features/appointments/cancel.server'
import { UnboundPage } from '#app/forms/unbound'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { findCancelPage, getAppointment, type OtherTimeView } from '#app/pages/appointment.server'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'
import { findUnbound } from '#app/submissions/token-session.server'
import { DefinitionList } from '#app/ui/definition-list'
import { PageContent } from '#app/ui/page-content'
import { BreakableText } from '#app/ui/breakable-text'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'

export const handle = { hydrate: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { id } = args.params
	const unbound = isCancelRequest(args.request) ? findUnbound(ctx, 'portal/appointments/detail') : undefined
	if (unbound) return unbound
	const question = isCancelRequest(args.request) ? await findCancelPage(ctx, id) : undefined
	return question ?? getAppointment(ctx, id)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { id = '' } = args.params
	if (!isCancelRequest(args.request)) return redirect(paths.appointments.detail(id), 303)
	return cancelAppointment(ctx, args.request, id)
}

export default function AppointmentPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	if (page.kind === 'unbound') return <UnboundPage unbound={page.unbound} />
	if (page.kind === 'question') {
		const title = reply?.sendAgain ? undefined : page.refused
		const summary = <ReplyErrors form="cancel" reply={reply} title={title} />
		return (
			<PageContent title={page.title} purpose={page.text} summary={summary}>
				<DefinitionList items={page.facts} />
				<CancelForm question={page} />
				{page.otherTime ? <OtherTime {...page.otherTime} /> : null}
			</PageContent>
		)
	}
	const { links, otherTime, ...appointment } = page
	return (
		<ProductPage {...appointment}>
			<AppointmentLinks {...links} />
			{otherTime ? <OtherTime {...otherTime} /> : null}
		</ProductPage>
	)
}

function isCancelRequest(request: Request) {
	return new URL(request.url).searchParams.get('confirm') === 'cancel'
}

function OtherTime({ text, links }: OtherTimeView) {
	return (
		<div>
			<p>{text}</p>
			<ButtonRow>
				{links.map(({ href, label, icon }) => (
					<ButtonLink key={href} variant="quiet" href={href} icon={icon}>
						<BreakableText text={label} />
					</ButtonLink>
				))}
			</ButtonRow>
		</div>
	)
}
