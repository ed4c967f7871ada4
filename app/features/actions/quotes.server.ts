import { redirect, type LoaderFunctionArgs, type SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import { archiveLink, fileTexts } from '#app/downloads/file-links'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { dateFact, fact } from '#app/products/facts'
import { requireItem } from '#app/products/require-item'
import { findTarget } from './action-target'
import { titleOf } from './action-tasks.server'
import { getAction } from './actions.server'
import { attachmentCall, quoteFiles } from './quote-files'

export type QuoteView = SerializeFrom<typeof quoteView>

/** An action that gives quotes. @throws Response that leads to not-found for any other. */
async function getQuoteAction(visit: Visit, id: string | undefined) {
	const found = await getAction(visit, id)
	if (findTarget(found)?.name !== 'download-quote') throw redirect(paths.notFound())
	return found
}

/** The quotes of an action in words [472]. */
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
		texts: fileTexts(say),
		archive: archiveLink(paths.downloadQuotes(action.id), quoteFiles(action, say).length, say),
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
		attachments: quote.attachments.map(({ id, label = texts.attachment }) => ({
			href: paths.quoteAttachment(action.id, id),
			name: label,
		})),
	}
}

/**
 * Sends an attachment of one of an action's quotes. @throws Response that leads to not-found for any other.
 * @see [473]
 */
export async function sendQuoteAttachment(
	visit: Visit,
	{ request, params }: LoaderFunctionArgs,
): Promise<Response> {
	const action = await getQuoteAction(visit, params.action)
	const attachments = action.quotes.flatMap((quote) => quote.attachments)
	const { id, label = 'document' } = requireItem(attachments, params.attachment)
	return sendFile(visit, attachmentCall(action, id), label, request)
}

/** All attachments of an action's quotes as one archive. */
export async function sendQuoteArchive(visit: Visit, { request, params }: LoaderFunctionArgs) {
	const action = await getQuoteAction(visit, params.action)
	return sendArchive(visit, request, {
		title: titleOf(action, visit.say),
		files: quoteFiles(action, visit.say),
		home: paths.downloadQuote(action.id),
	})
}
