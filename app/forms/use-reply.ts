import { useActionData, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { FormReply } from '#app/request/form-reply'

interface Root {
	/** Reply to a form that was posted after the session ended. */
	kept?: { address: string; reply: FormReply }
}

export function useReply() {
	const reply = useActionData<FormReply | undefined>()
	const kept = useRouteLoaderData<Root>('root')?.kept
	const { pathname, search } = useLocation()
	return reply ?? (kept?.address === pathname + search ? kept.reply : undefined)
}
