import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { downloadAddresses } from '#app/downloads/addresses'
import { sendFile, sendText } from '#app/downloads/file-download.server'
import { sendCalendarFile } from '#app/features/appointments/calendar.server'
import { getBankguarantee } from '#app/features/bankguarantees/bankguarantees.server'
import { findPaper } from '#app/features/bankguarantees/papers.server'
import { getDownloadPath, listImportantDocuments } from '#app/features/documents/important-documents.server'
import { sendImportantDocumentsZip } from '#app/features/documents/important-documents-zip.server'
import { sendContactFile } from '#app/features/dossiers/advisor-contact.server'
import { getPaperId, getPaperPath, sendWoongarantArchive } from '#app/features/insurances/woongarant.server'
import { sendInvoiceList } from '#app/features/invoices/invoice-page.server'
import { sendInvoice, sendInvoices } from '#app/features/invoices/invoices.server'
import { getLoanPartsCsv } from '#app/features/mortgages/mortgages.server'
import { sendRateCalendar } from '#app/features/mortgages/rate-calendar.server'
import { mustSeePage } from '#app/features/my-data/archive-link.server'
import { findHousePicture } from '#app/features/purchase-intentions/house-picture.server'
import { sendQuoteArchive, sendQuoteAttachment } from '#app/features/quotes/quotes.server'
import {
	sendAllReceipts,
	sendReceiptFile,
	sendReceiptPaper,
} from '#app/features/receipts/receipt-papers.server'
import { downloadActionFile } from '#app/features/tasks/download.server'
import { sendDocumentsZip } from '#app/features/tasks/zip.server'
import { findKnown } from '#app/lib/unread'
import { getInvoices } from '#app/pages/invoices.server'
import { sendMyData } from '#app/pages/my-data-zip.server'
import { paths } from '#app/paths'
import type { requireConsumer } from '#app/request/guard.server'
import { storeReadPaper } from '#app/submissions/read-papers.server'

type ConsumerContext = Awaited<ReturnType<typeof requireConsumer>>
type Send = (ctx: ConsumerContext, args: LoaderFunctionArgs) => Promise<Response>

const downloads: Readonly<Record<(typeof downloadAddresses)[number], Send>> = {
	'/documents/all.zip': sendDocumentsZip,
	'/actions/:action/download': (ctx, args) => downloadActionFile(ctx, args, 'managed'),
	'/actions/:action/download-added': (ctx, args) => downloadActionFile(ctx, args, 'added'),
	'/actions/:action/download-otd': (ctx, args) => downloadActionFile(ctx, args, 'otd'),
	'/actions/:action/quotes.zip': sendQuoteArchive,
	'/actions/:action/quote-attachments/:attachment': sendQuoteAttachment,
	'/advisors/:advisor/contact.vcf': (ctx, { params }) => sendContactFile(ctx, params.advisor),
	'/appointments/:id/calendar.ics': (ctx, { params, request }) => sendCalendarFile(ctx, request, params.id),
	'/bankguarantees/:id/download/:paper': async (ctx, { params, request }) => {
		const paper = findPaper(await getBankguarantee(ctx, params.id), params.paper)
		if (!paper) throw redirect(paths.notFound())
		return sendFile(ctx, paper.path, paper.fileName, {
			request,
			onSent: (file) => storeReadPaper(ctx, paper.paper, file),
		})
	},
	'/important-documents/:document/download': async (ctx, { params, request }) => {
		const document = (await listImportantDocuments(ctx)).known.find(({ id }) => id === params.document)
		if (!document) throw redirect(paths.notFound())
		const name = findKnown(document.filename) ?? 'document'
		return sendFile(ctx, getDownloadPath(document, ctx.say.language), name, { request })
	},
	'/important-documents/all.zip': (ctx, { request }) => sendImportantDocumentsZip(ctx, request),
	'/invoices/:invoice/download': sendInvoice,
	'/invoices/all.zip': (ctx, { request }) => sendInvoices(ctx, request),
	'/invoices/export.csv': async (ctx) => {
		const { bills, actions } = await getInvoices(ctx)
		// An incomplete export is worse than an error.
		if (actions.problem) throw actions.problem
		return sendInvoiceList(ctx, bills)
	},
	'/mortgages/:id/loan-parts.csv': async (ctx, { params }) => {
		const { name, text } = await getLoanPartsCsv(ctx, params.id)
		return sendText(text, 'text/csv', name)
	},
	'/mortgages/:id/fixed-rate.ics': (ctx, { params, request }) => sendRateCalendar(ctx, request, params.id),
	'/settings/my-data/all.zip': async (ctx, { request }) =>
		mustSeePage(ctx, request) ? redirect(paths.myData()) : sendMyData(ctx, request),
	'/receipts/:receipt/receipt.txt': (ctx, { params }) => sendReceiptFile(ctx, params.receipt),
	'/receipts/:receipt/print': (ctx, { params, request }) => sendReceiptPaper(ctx, request, params.receipt),
	'/receipts/all.zip': (ctx, { request }) => sendAllReceipts(ctx, request),
	'/woongarant-insurances/:id/documents/:document': async (ctx, { params, request }) => {
		const id = await getPaperId(ctx, params.id, params.document)
		return sendFile(ctx, getPaperPath(id), 'document', { request })
	},
	'/woongarant-insurances/:id/documents.zip': sendWoongarantArchive,
	'/purchase-intentions/:id/houses/:house/picture': async (ctx, { params }) => {
		const picture = await findHousePicture(ctx, params.id, params.house)
		if (!picture) throw new Response('Not found', { status: 404 })
		return new Response(picture.body, {
			headers: {
				'Content-Type': picture.type,
				'Cache-Control': 'private, max-age=300',
				'Content-Security-Policy': "default-src 'none'",
				'X-Content-Type-Options': 'nosniff',
			},
		})
	},
}

const routes = Object.entries(downloads).map(([path, send]) => ({ path, send }))

/** The file at an address of `downloadAddresses`. @throws Response redirect to not-found for any other */
export async function sendDownload(ctx: ConsumerContext, args: LoaderFunctionArgs) {
	const [match] = matchRoutes(routes, new URL(args.request.url)) ?? []
	if (!match) throw redirect(paths.notFound())
	return match.route.send(ctx, args)
}
