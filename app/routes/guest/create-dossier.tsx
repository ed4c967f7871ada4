import { json, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
	createDossierHeaders,
	dossierPurpose,
	getDossierPage,
	openDossierForm,
	sendDossier,
	type DossierFormView,
} from '#app/features/create-dossier/create-dossier.server'
import { DossierForm } from '#app/features/create-dossier/dossier-form'
import { GuestReceived } from '#app/pages/guest-received'
import { describeLostReceipt, findGuestReceived } from '#app/pages/guest-receipt.server'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { paths } from '#app/paths'
import { endEarlierReceipt } from '#app/submissions/guest-receipt.server'
import { getPageTitle } from '#app/request/page-title'
import { requireGuest } from '#app/request/guard.server'
import { Notice } from '#app/ui/notice'
import { PageContent } from '#app/ui/page-content'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'

export const meta = getPageTitle

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

const name = 'dossier'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args, dossierPurpose)
	const opened = await openDossierForm(ctx, args.request)
	const received = opened.isSent ? await findReceived(ctx) : await endEarlierReceipt(ctx, args.request)
	const page = { ...(await getDossierPage(opened)), received }
	return json(page, { headers: createDossierHeaders(opened) })
}

async function findReceived(ctx: Parameters<typeof describeLostReceipt>[0]) {
	const to = paths.createDossierSent()
	return (await findGuestReceived(ctx, to)) ?? describeLostReceipt(ctx, to)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	return sendDossier(await openDossierForm(ctx, args.request), args.request)
}

export default function CreateDossierPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	const { title, purpose, back, sent, received, missing, phase, self, together, partner } = page
	const getFieldLabel = createQuestionLabels({ blocks: [phase, ...self, together, ...partner] })
	return (
		<PageContent
			title={title}
			purpose={purpose}
			back={back}
			summary={<ReplyErrors form={name} reply={reply} getFieldLabel={getFieldLabel} />}
			received={received ? <GuestReceived {...received} /> : null}
		>
			{sent ? <DossierSent {...sent} /> : null}
			{missing && !sent ? (
				<Notice tone="warning" kind={missing.kind}>
					{missing.text}
				</Notice>
			) : null}
			{sent ? null : <DossierForm page={page} name={name} result={reply?.result} />}
		</PageContent>
	)
}

/** Ways on from the page after a send; another dossier begins with an empty form. */
function DossierSent({ toLogin, again }: NonNullable<DossierFormView['sent']>) {
	return (
		<ButtonRow>
			<ButtonLink href={paths.login()}>{toLogin}</ButtonLink>
			<ButtonLink href={paths.createDossier()}>{again}</ButtonLink>
		</ButtonRow>
	)
}
