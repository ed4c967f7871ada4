import { joinLists } from '#app/lib/read-list'
import { redirect, type LoaderFunctionArgs, type SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Uses } from '#app/request/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import { createArchiveLink, getFileTexts } from '#app/downloads/file-links'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createDateFact, createTextFact } from '#app/products/facts'
import { requireItem } from '#app/products/require-item'
import { findTargetName } from '#app/products/action-target'
import { isWholeQuotes } from '#app/products/action-file'
import { getActionName, getActionTitle } from '#app/products/action-tasks.server'
import { getAction } from '#app/products/actions.server'
import { getAttachmentPath, listQuoteFiles } from '#app/products/quote-files'

export type QuoteView = SerializeFrom<typeof quoteView>

/** @throws Response redirect to not-found for an action without quotes */
async function getQuoteAction(ctx: Uses<'api' | 'session'>, id: string | undefined) {
	const action = await getAction(ctx, id)
	if (findTargetName(action) !== 'download-quote') throw redirect(paths.notFound())
	return action
}

/** @see [472] */
export async function getQuotesPage(ctx: Uses<'api' | 'say' | 'session'>, id: string | undefined) {
	const { say } = ctx
	const action = await getQuoteAction(ctx, id)
	const { kicker, purpose, none, back } = say.table('quotes')
	const { quotes } = action
	return {
		title: getActionTitle(action, say),
		tabTitle: getActionName(action, say),
		kicker,
		purpose: quotes.known.length > 0 ? purpose : undefined,
		back: { href: paths.dashboard(), label: back },
		none: quotes.isComplete ? none : say('unread.title'),
		note: isWholeQuotes(action) ? undefined : say('unread.list'),
		texts: getFileTexts(say),
		archive: createArchiveLink(paths.downloadQuotes(action.id), filesOf(action, say), say),
		quotes: quotes.known.map((quote, index) => {
			const title = quotes.known.length > 1 ? say('quotes.numbered', { number: index + 1 }) : undefined
			return { title, ...quoteView(action, quote, say) }
		}),
	}
}

function filesOf(action: Action, say: Say) {
	return { known: listQuoteFiles(action, say), isComplete: isWholeQuotes(action) }
}

function quoteView(action: Action, quote: Action['quotes']['known'][number], say: Say) {
	const texts = say.table('quotes')
	return {
		id: quote.id,
		facts: [
			createTextFact(texts.property, quote.property, say),
			createDateFact(texts.received, quote.dateReceived, say),
			createDateFact(texts.validity, quote.dateValidity, say),
			createDateFact(texts.acceptation, quote.dateAcceptation, say),
		],
		noAttachments: quote.attachments.isComplete ? texts.noAttachments : say('unread.list'),
		attachments: quote.attachments.known.map(({ id, label = texts.attachment }) => ({
			href: paths.quoteAttachment(action.id, id),
			name: label,
		})),
	}
}

/** The attachment must belong to the action. @see [473]. @throws Response redirect to not-found */
export async function sendQuoteAttachment(
	ctx: Uses<'api' | 'session'>,
	{ request, params }: LoaderFunctionArgs,
): Promise<Response> {
	const action = await getQuoteAction(ctx, params.action)
	const attachments = joinLists(...action.quotes.known.map((quote) => quote.attachments))
	const { id, label = 'document' } = requireItem(attachments, params.attachment)
	return sendFile(ctx, getAttachmentPath(action, id), label, { request })
}

export async function sendQuoteArchive(
	ctx: Uses<'api' | 'say' | 'session'>,
	{ request, params }: LoaderFunctionArgs,
) {
	const action = await getQuoteAction(ctx, params.action)
	return sendArchive(ctx, request, {
		title: getActionTitle(action, ctx.say),
		files: filesOf(action, ctx.say),
		home: paths.downloadQuote(action.id),
	})
}
