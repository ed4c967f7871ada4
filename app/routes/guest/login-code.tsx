import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginCodeForm } from '#app/features/login/code-form-view'
import { createCodeSchema } from '#app/features/login/login.server'
import { submitCode } from '#app/features/login/code.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { ReplyErrors } from '#app/forms/reply-errors'
import { answerInvalid, parseForm } from '#app/forms/parse-form.server'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { requireGuest } from '#app/request/guard.server'

export const handle = { ownFrame: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args)
	if (!(await ctx.session.find('pending'))) return redirect(paths.login())
	return ctx.say.table('loginCode')
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	const form = await parseForm(args.request, createCodeSchema(ctx.say), { buttons: /^cancel$/ })
	if (Object.hasOwn(form.submission.payload, 'cancel')) {
		await ctx.session.end()
		return redirect(paths.login(), 303)
	}
	return form.value ? submitCode(ctx, form, args.request) : answerInvalid(ctx, form, { secret: ['code'] })
}

export default function LoginCodePage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<GuestFrame
			title={page.title}
			intro={page.purpose}
			summary={<ReplyErrors form="two-factor" reply={reply} />}
		>
			<LoginCodeForm texts={page} result={reply?.result} />
		</GuestFrame>
	)
}
