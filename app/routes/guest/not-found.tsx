import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { refuseEarly, refuseNotFound, refuseOtherOwner } from '#app/request/refusals.server'
import { allowAnyone, showScreen } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	const {
		say,
		facts: { refused, requestId },
		consumer,
		session,
	} = ctx
	const { pathname, search } = new URL(args.request.url)
	if (refused) throw refuseEarly(say, refused, requestId)
	if (pathname === paths.otherOwner())
		throw refuseOtherOwner(say, pathname + search === paths.otherOwner(true))
	if (consumer?.twoFactorSetup) throw redirect(paths.settings())
	await showScreen(ctx, 404)
	const missed = consumer && pathname === paths.notFound() ? await session.find('missed') : undefined
	throw refuseNotFound(say, missed && consumer && { name: consumer.name, address: missed.address })
}

export async function action(args: ActionFunctionArgs) {
	const { say } = await allowAnyone(args)
	throw refuseNotFound(say)
}

export default function NotFoundPage() {
	return null
}
