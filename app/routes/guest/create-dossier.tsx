import { json, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
	createDossierHeaders,
	getDossierPage,
	openDossierForm,
	sendDossier,
} from '#app/features/create-dossier/create-dossier.server'
import { DossierForm } from '#app/features/create-dossier/dossier-form'
import { DossierSent } from '#app/features/create-dossier/dossier-sent'
import { GuestReceipt } from '#app/pages/guest-receipt'
import { findGuestReceiptView } from '#app/pages/guest-receipt.server'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { paths } from '#app/paths'
import { getPageTitle } from '#app/request/page-title'
import { requireGuest } from '#app/request/guard.server'
import { Notice } from '#app/ui/notice'
import { PageContent } from '#app/ui/page-content'
import { createQuestionLabels } from '#app/wizard/question-labels'

export const meta = getPageTitle

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

const name = 'dossier'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args)
	const opened = await openDossierForm(ctx, args.request)
	const receipt = opened.isSent ? await findGuestReceiptView(ctx, paths.createDossierSent()) : undefined
	const page = { ...(await getDossierPage(opened)), receipt, unshown: ctx.say('receipts.guest.missing') }
	return json(page, { headers: createDossierHeaders(opened) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	return sendDossier(await openDossierForm(ctx, args.request), args.request)
}

export default function CreateDossierPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	const { title, purpose, back, sent, receipt, unshown, missing, phase, self, together, partner } = page
	const getFieldLabel = createQuestionLabels({ blocks: [phase, ...self, together, ...partner] })
	return (
		<PageContent
			title={title}
			purpose={purpose}
			back={back}
			summary={<ReplyErrors form={name} reply={reply} getFieldLabel={getFieldLabel} />}
		>
			{sent ? (
				<DossierSent {...sent}>{receipt ? <GuestReceipt {...receipt} /> : <p>{unshown}</p>}</DossierSent>
			) : null}
			{missing ? (
				<Notice tone="warning" kind={missing.kind}>
					{missing.text}
				</Notice>
			) : null}
			<DossierForm page={page} name={name} result={reply?.result} />
		</PageContent>
	)
}
