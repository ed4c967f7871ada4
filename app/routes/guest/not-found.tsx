import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { refuseEarly, refuseNotFound, refuseOtherOwner } from '#app/request/refusals.server'
import { allowAnyone, showScreen } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { say, refused, requestId, consumer } = ctx
	if (refused) throw refuseEarly(say, refused, requestId)
	if (new URL(args.request.url).pathname === paths.otherOwner()) throw refuseOtherOwner(say)
	if (consumer?.twoFactorSetup) throw redirect(paths.settings())
	await showScreen(ctx, 404)
	throw refuseNotFound(say)
}

export async function action(args: ActionFunctionArgs) {
	const { say } = await allowAnyone(args)
	throw refuseNotFound(say)
}

export default function NotFoundPage() {
	return null
}
