import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { SessionExpired, TokenRejected } from '#app/api/errors'
import { readReturnTo } from '#app/forms/return-to.server'
import { paths } from '#app/paths'
import type { BaseContext } from '#app/request/context.server'
import { clearingHeader } from '#app/request/endings.server'
import { formTokenField } from '#app/request/form-fields'
import { allowAnyone, showScreen } from '#app/request/guard.server'
import { requireFormToken } from '#app/request/posted-form.server'
import { redirectSignedIn, signInWithTokens } from '#app/request/sign-in.server'
import { findLinkUse } from '#app/session/open-link.server'
import { signInOnce } from '#app/session/sign-in-once.server'

/**
 * Opens a link that asked first: it belongs to another consumer than the signed-in one, or its access token is over.
 * Or continues with a guest's form that was posted meanwhile.
 */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { text, returnTo } = await readReturnTo(args.request)
	// A second press, or another tab, after the link opened this session.
	const isOpened = text('asks') === 'link' && ctx.consumer && !(await ctx.session.find('offer'))
	if (isOpened) return redirect(returnTo, 303)
	await requireFormToken(ctx, args.request, ctx.consumer)
	await showScreen(ctx)
	return text('asks') === 'form' ? continueForm(ctx) : continueLink(ctx, text(formTokenField) ?? '', returnTo)
}

/** A button that is pressed twice at once opens one session. */
async function continueLink(ctx: BaseContext, formToken: string, returnTo: string) {
	const attempt = ['link', formToken, ctx.session.sentOwner ?? '']
	const answer = await signInOnce(ctx.session, attempt, () => openOffer(ctx, returnTo))
	return answer ?? redirectSignedIn(ctx, returnTo, 'repeated')
}

async function openOffer(ctx: BaseContext, returnTo: string) {
	const offer = await ctx.session.find('offer')
	if (!offer) return leaveLink(ctx, 'linkAgain')
	if ((await findLinkUse(ctx.session, offer)) === 'used') return leaveLink(ctx, 'linkUsed')
	try {
		await signInWithTokens(ctx, offer, { way: 'address' })
	} catch (error) {
		if (!(error instanceof SessionExpired || error instanceof TokenRejected)) throw error
		return leaveLink(ctx, 'linkRefused')
	}
	return redirectSignedIn(ctx, returnTo)
}

/** Does not end the current session. */
async function leaveLink(ctx: BaseContext, notice: 'linkAgain' | 'linkRefused' | 'linkUsed') {
	await ctx.session.drop('offer')
	ctx.cookies.addNotice(notice)
	ctx.outcome.needsCookie = true
	return redirect(paths.dashboard(), 303)
}

/** Signs out and returns to the form, which shows what was typed. */
async function continueForm(ctx: BaseContext) {
	const form = (await ctx.session.listForms('guestForm')).at(-1)
	if (!form) return redirect(paths.dashboard(), 303)
	await ctx.endings.leaveForForm()
	if (form.branch !== undefined) ctx.cookies.prefer({ branch: form.branch })
	return redirect(form.address, { status: 303, headers: [[...clearingHeader]] })
}
