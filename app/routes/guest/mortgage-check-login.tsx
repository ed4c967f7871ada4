import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CheckLoginForm } from '#app/features/check-login/check-login-form'
import {
	createCheckLoginSchema,
	buildCheckLoginView,
	signInToCheck,
	requireActionId,
} from '#app/features/check-login/check-login.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { ReplyErrors } from '#app/forms/reply-errors'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { requireGuest } from '#app/request/guard.server'

export const handle = { ownFrame: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await requireGuest(args)
	requireActionId(args.params.action)
	return json(buildCheckLoginView(say))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	const task = requireActionId(args.params.action)
	const form = await parseForm(args.request, createCheckLoginSchema(ctx.say))
	return isComplete(form) ? signInToCheck(ctx, form, task) : answerInvalid(ctx, form)
}

export default function MortgageCheckLoginPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<GuestFrame
			title={page.title}
			intro={page.purpose}
			summary={<ReplyErrors form="check-login" reply={reply} />}
		>
			<CheckLoginForm texts={page.texts} result={reply?.result} />
		</GuestFrame>
	)
}
