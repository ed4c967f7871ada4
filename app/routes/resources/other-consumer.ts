import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { SessionExpired } from '#app/api/errors'
import { readReturnTo } from '#app/forms/return-to.server'
import { paths } from '#app/paths'
import type { BaseContext } from '#app/request/context.server'
import { clearingHeaders } from '#app/request/endings.server'
import { allowAnyone, showScreen } from '#app/request/guard.server'
import { requireFormToken } from '#app/request/posted-form.server'
import { redirectSignedIn, signInWithTokens } from '#app/request/sign-in.server'

/** Confirms a link of another consumer than the signed-in one, or a guest's form that was posted meanwhile. */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	await requireFormToken(ctx, args.request, ctx.consumer)
	await showScreen(ctx)
	const { text, returnTo } = await readReturnTo(args.request)
	return text('asks') === 'form' ? continueForm(ctx) : continueLink(ctx, returnTo)
}

async function continueLink(ctx: BaseContext, returnTo: string) {
	const offer = await ctx.session.find('offer')
	if (!offer) return redirect(paths.dashboard(), 303)
	await ctx.session.drop('offer')
	try {
		await signInWithTokens(ctx, offer, { way: 'address' })
	} catch (error) {
		if (!(error instanceof SessionExpired)) throw error
		// A refused link does not end the current session.
		ctx.addNotice('linkRefused')
		return redirect(paths.dashboard(), 303)
	}
	return redirectSignedIn(ctx, returnTo)
}

/** Signs out and returns to the form, which shows what was typed. */
async function continueForm(ctx: BaseContext) {
	const form = (await ctx.session.listForms('guestForm')).at(-1)
	if (!form) return redirect(paths.dashboard(), 303)
	await ctx.leaveForForm()
	if (form.branch !== undefined) ctx.prefer({ branch: form.branch })
	return redirect(form.address, { status: 303, headers: clearingHeaders })
}
