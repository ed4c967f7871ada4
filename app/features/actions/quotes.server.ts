import { redirect, type SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { dateFact, fact } from '#app/products/facts'
import { requireItem } from '#app/products/require-item'
import { findTarget } from './action-target'
import { titleOf } from './action-tasks.server'
import { getAction } from './actions.server'

export type QuoteView = SerializeFrom<typeof quoteView>

/** An action that gives quotes. @throws Response that leads to not-found for any other. */
async function getQuoteAction(visit: Visit, id: string | undefined) {
	const found = await getAction(visit, id)
	if (findTarget(found)?.name !== 'download-quote') throw redirect(paths.notFound())
	return found
}

/** The quotes of an action in words (spec 2 §2 Quotes). */
export async function getQuotesPage(visit: Visit, id: string | undefined) {
	const { say } = visit
	const action = await getQuoteAction(visit, id)
	const { kicker, purpose, none, back } = say.table('quotes')
	const { quotes } = action
	return {
		title: titleOf(action, say),
		kicker,
		purpose: quotes.length > 0 ? purpose : undefined,
		back: { href: paths.dashboard(), label: back },
		none,
		quotes: quotes.map((quote, index) => {
			const title = quotes.length > 1 ? say('quotes.numbered', { number: index + 1 }) : undefined
			return { title, ...quoteView(action, quote, say) }
		}),
	}
}

function quoteView(action: Action, quote: Action['quotes'][number], say: Say) {
	const texts = say.table('quotes')
	return {
		id: quote.id,
		facts: [
			fact(texts.property, quote.property),
			dateFact(texts.received, quote.dateReceived, say),
			dateFact(texts.validity, quote.dateValidity, say),
			dateFact(texts.acceptation, quote.dateAcceptation, say),
		],
		noAttachments: texts.noAttachments,
		download: texts.download,
		attachments: quote.attachments.map(({ id, label = texts.attachment }) => ({
			href: paths.quoteAttachment(action.id, id),
			label,
		})),
	}
}

/**
 * Sends an attachment of one of an action's quotes. @throws Response that leads to not-found for any other.
 * @see spec 2 §7 GET /api/actions/quote-attachments/{attachmentId}
 */
export async function sendQuoteAttachment(
	visit: Visit,
	ids: { action?: string; attachment?: string },
): Promise<Response> {
	const action = await getQuoteAction(visit, ids.action)
	const attachments = action.quotes.flatMap((quote) => quote.attachments)
	const { id, label = 'document' } = requireItem(attachments, ids.attachment)
	const query = new URLSearchParams({ productActionId: action.id })
	return sendFile(visit, `/api/actions/quote-attachments/${encodeURIComponent(id)}?${query}`, label)
}
