import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { pageTitle } from '#app/page-title'
import { paths } from '#app/paths'
import { arrivalRefusal, notFoundRefusal } from '#app/refusals.server'
import { allowAnyone, showScreen } from '#app/session/guard.server'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await allowAnyone(args)
	const { say, refused, requestId, consumer } = visit
	if (refused) throw arrivalRefusal(say, refused, requestId)
	if (consumer?.twoFactorSetup) throw redirect(paths.settings())
	await showScreen(visit)
	throw notFoundRefusal(say)
}

export async function action(args: ActionFunctionArgs) {
	const { say } = await allowAnyone(args)
	throw notFoundRefusal(say)
}

export default function NotFoundPage() {
	return null
}
