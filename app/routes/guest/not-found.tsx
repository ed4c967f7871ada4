import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageTitle } from '#app/page-title'
import { failureRefusal, notFoundRefusal } from '#app/refusals.server'
import { allowAnyone } from '#app/session/guard.server'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say, refused, requestId } = await allowAnyone(args)
	throw refused ? failureRefusal(say, refused.reason, refused.status, requestId) : notFoundRefusal(say)
}

export async function action(args: ActionFunctionArgs) {
	const { say } = await allowAnyone(args)
	throw notFoundRefusal(say)
}

export default function NotFoundPage() {
	return null
}
