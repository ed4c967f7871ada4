import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
	buildCheckLoginView,
	createCheckPurpose,
	postCheckLogin,
} from '#app/features/check-login/check-login.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { requireCheckGuest } from '#app/request/guard.server'
import { endEarlierReceipt } from '#app/submissions/guest-receipt.server'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'

export const handle = { ownFrame: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireCheckGuest(args, args.params.action, createCheckPurpose(args.params.action))
	await endEarlierReceipt(ctx, args.request)
	return buildCheckLoginView(ctx, ctx.actionId)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireCheckGuest(args, args.params.action, createCheckPurpose(args.params.action))
	return postCheckLogin(ctx, args.request, ctx.actionId)
}

export default function MortgageCheckLoginPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<GuestFrame
			title={page.title}
			intro={page.purpose}
			summary={<ReplyErrors form="check-login" reply={reply} getFieldLabel={createQuestionLabels(page)} />}
		>
			{page.aim ? <p>{page.aim}</p> : null}
			<WizardForm name="check-login" page={page} result={reply?.result} />
		</GuestFrame>
	)
}
