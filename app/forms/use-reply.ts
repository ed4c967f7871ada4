import { useActionData, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { FormReply } from '#app/request/form-reply'

interface Root {
	/** What was posted here after the session had ended. */
	kept?: { address: string; reply: FormReply }
}

/** What a page's form shows again: the answer of its action, or what was kept over a new login. */
export function useReply() {
	const reply = useActionData<FormReply | undefined>()
	const kept = useRouteLoaderData<Root>('root')?.kept
	const { pathname, search } = useLocation()
	return reply ?? (kept?.address === pathname + search ? kept.reply : undefined)
}
