import { findKnown } from '#app/lib/unread'
import { z } from 'zod/v4'
import { findFrameUrl } from '#app/api/addresses.server'
import { ContractViolation } from '#app/api/errors'
import type { Action } from '#app/api/resources/action'
import type { Uses, UsesSending } from '#app/request/context.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { toReceiptFile } from '#app/submissions/receipt-text'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { settleRequirements } from './requirements.server'
import { createHash } from 'node:crypto'
import { parseJson } from '#app/lib/parse-json'
import { isFrameMessage, maxMessageBytes, maxMessages, type FrameMessage } from './frame-messages'

const iwizeFormSchema = z.object({ origin: z.string(), events: z.string() })

/** The origin must match the address from the API. @see [583] */
export async function postIwize(ctx: UsesSending<'api'>, action: Action, request: Request) {
	const { say, api } = ctx
	const form = await parseForm(request, iwizeFormSchema)
	const talk = isComplete(form) ? parseFrameMessages(form.value.events) : undefined
	if (!isComplete(form) || !talk)
		return answerInvalid(ctx, form, {
			secret: ['events', 'origin'],
			errors: { '': [say('iwize.unreadable')] },
		})
	const { origin } = form.value
	return sendOnce(ctx, form, { ...toActionSubject(action), listAnswers: () => [] }, async () => {
		const allowedOrigin = await getFrameOrigin(ctx, action, request)
		if (allowedOrigin !== origin) throw new ContractViolation('the origin of the form in the frame')
		const files = [toJsonFile('iwize-data', talk.data), toJsonFile('iwize-events', talk.events)]
		const path = `/api/inventory-form/iwize/${encodeURIComponent(action.id)}`
		await api.upload(path, { 'iwize-data-origin': origin }, files)
		return {
			to: paths.dashboard(),
			notice: { key: 'page.inventory_form.submit_success' },
			receipt: {
				title: say('iwize.receipt'),
				sent: [createFact(say('iwize.source'), new URL(origin).host)],
				files: files.map(toReceiptFile),
				next: say('iwize.next'),
			},
		}
	})
}

/** @throws ApiError when the requirements fail to load */
async function getFrameOrigin(ctx: Uses<'api'>, action: Action, request: Request) {
	const { value, problem } = await settleRequirements(ctx, action.id)
	if (problem) throw problem
	return findFrameUrl(findKnown(value.iwize)?.iframeUrl, new URL(request.url))?.origin
}

/** Validates again, because a browser may send anything. Undefined when invalid; no data is null. */
export function parseFrameMessages(text: string): { data: unknown; events: unknown[] } | undefined {
	if (Buffer.byteLength(text) > maxMessageBytes) return undefined
	const messages = parseJson(text)
	return isTalk(messages) ? { data: messages.at(-1)?.data ?? null, events: messages } : undefined
}

function isTalk(value: unknown): value is FrameMessage[] {
	if (!Array.isArray(value) || value.length > maxMessages || !value.every(isFrameMessage)) return false
	return value.findIndex(({ event }) => event === 'finished') === value.length - 1 && value.length > 0
}

function toJsonFile(field: string, value: unknown) {
	const bytes = Buffer.from(JSON.stringify(value))
	return {
		field,
		name: `${field}.json`,
		mime: 'application/json',
		size: bytes.length,
		sha256: createHash('sha256').update(bytes).digest('hex'),
		async *read() {
			yield bytes
		},
	}
}
