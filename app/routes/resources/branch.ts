import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

/** Chooses a branch of the licence list; without one the chooser comes back. Who is signed in is signed out. */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { text, returnTo } = await readReturnTo(args.request)
	const { branches, branch } = await ctx.firm()
	const chosen = branches.find(({ domain }) => domain === text('branch'))?.domain
	if (chosen !== branch) {
		// A link of a mail may lead to the choice: it goes on after it.
		const reset = await ctx.session.find('reset')
		await ctx.endSession('otherBranch')
		if (reset) await ctx.session.keep('reset', reset)
	}
	ctx.prefer({ branch: chosen })
	return redirect(returnTo, 303)
}
