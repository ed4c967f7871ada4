import { useActionData } from '@remix-run/react'
import type { FormReply } from './parse-form.server'

/** What a page's form shows again: the answer of its action. */
export function useReply() {
	return useActionData<FormReply | undefined>()
}
