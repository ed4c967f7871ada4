import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { isPlainPage } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'

/** Signs out. Redirects to the chooser without a branch. */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { text, returnTo } = await readReturnTo(args.request)
	const { branches } = await ctx.firm()
	const named = text('branch')
	const chosen = branches.find(({ domain }) => domain === named)?.domain
	if (named && chosen === undefined) ctx.session.notify('error', 'branches.required')
	if (chosen !== (await ctx.branch.chosen())) await ctx.endings.leaveBranch()
	ctx.cookies.prefer({ branch: chosen })
	if (!isPlainPage(returnTo.split('?', 1).join(''))) ctx.outcome.needsCookie = true
	return redirect(chosen === undefined ? returnTo : nameBranch(returnTo, chosen), 303)
}

/** Plain pages work without cookies, so their address names the branch. */
function nameBranch(returnTo: string, branch: string) {
	const [pathname = '', search] = returnTo.split('?')
	if (!isPlainPage(pathname)) return returnTo
	const query = new URLSearchParams(search)
	query.set('domain', branch)
	return `${pathname}?${query}`
}
