import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginForm } from '#app/features/login/login-form-view'
import { createLoginSchema, getLoginPage } from '#app/features/login/login.server'
import { findGuestReceived } from '#app/pages/guest-receipt.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { ReplyErrors } from '#app/forms/reply-errors'
import { answerInvalid, parseForm, answerFailed } from '#app/forms/parse-form.server'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { requireGuest } from '#app/request/guard.server'
import { redirectToTarget, signIn } from '#app/request/sign-in.server'
import { GuestReceived } from '#app/pages/guest-received'

export const handle = { ownFrame: true }

export const meta = getPageTitle

const secret = ['password']

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args)
	if (await ctx.session.find('pending')) return redirect(paths.loginCode())
	const [page, received] = await Promise.all([getLoginPage(ctx), findGuestReceived(ctx, paths.login())])
	return { ...page, received }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	const form = await parseForm(args.request, createLoginSchema(ctx.say))
	if (!form.value) return answerInvalid(ctx, form, { secret })
	try {
		const outcome = await signIn(ctx, 'password', args.request)
		if (outcome === 'codeNeeded') return redirect(paths.loginCode(), 303)
		return redirectToTarget(ctx, outcome)
	} catch (error) {
		return answerFailed(ctx, form, error, { secret })
	}
}

export default function LoginPage() {
	const { received, ...page } = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<GuestFrame title={page.title} intro={page.purpose} summary={<ReplyErrors form="login" reply={reply} />}>
			{received ? <GuestReceived {...received} /> : null}
			<LoginForm page={page} result={reply?.result} />
		</GuestFrame>
	)
}
