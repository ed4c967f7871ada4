import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { readZip } from '#tests/support/read-zip'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

/** Calls of the API that give files. */
const fileCall = /\/api\/.*(download|downloadable-document|quote-attachments)(\/|$|\?)/
const errors = { errors: [{ code: 'fileNotFound' }] }
const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="akte.pdf"' }
const generic = 'Fout Er is een fout opgetreden, probeer het nog een keer.'

const answers: [string, () => Response, string][] = [
	['204', () => new HttpResponse(null, { status: 204 }), generic],
	['an empty body', () => new HttpResponse('', { headers: pdf }), generic],
	['JSON with errors', () => HttpResponse.json(errors), 'Fout Wij kunnen dit bestand niet vinden.'],
	['a page', () => HttpResponse.html('<!doctype html><title>Log in</title>'), generic],
]

/** Every address of one file, with a row for each kind of bank guarantee paper. */
const downloads = [
	'/actions/11012/download',
	'/actions/11011/download-added',
	'/actions/11016/download-otd',
	['/invoices', /\/invoices\/[^/]+\/download/],
	['/important-documents', /\/important-documents\/[^/]+\/download/],
	['/actions/11014/download-qoute', /\/actions\/11014\/quote-attachments\/[^"?/]+/],
	['/woongarant-insurances/10045', /\/woongarant-insurances\/10045\/documents\/[^"?/]+/],
	['/bankguarantees/10061', /\/bankguarantees\/[^/]+\/download\/application/],
	['/bankguarantees/10061', /\/bankguarantees\/[^/]+\/download\/conditions/],
	['/bankguarantees/10061', /\/bankguarantees\/[^/]+\/download\/insurance-card/],
] as const

async function findAddress(download: (typeof downloads)[number]) {
	if (typeof download === 'string') return download
	const [page, link] = download
	return link.exec((await site.anna.visit(page)).bytes.toString())?.[0] ?? `no link on ${page}`
}

function giveNoFile(answer: () => Response) {
	site.api.answer(http.get(fileCall, answer))
}

test.each(deal('files', downloads).map((download) => [String(download), download] as const))(
	'%s that holds no file leads back with the reason, and closes nothing [227] [293]',
	async (_what, download) => {
		const address = await findAddress(download)
		for (const [what, answer, notice] of answers) {
			giveNoFile(answer)
			const from = await site.anna.visit('/actions')
			const file = await site.anna.visit(address, { from, redirects: false })
			expect([what, file.status, file.headers.location]).toEqual([what, 303, '/actions'])
			const page = await site.anna.visit('/actions')
			expect([what, ...listNotices(page)]).toEqual([what, notice])
			expect(page.words).toContain('Concept van de koopakte')
			expect(page.words).toContain('Adviesrapport')
		}
	},
)

test.each(
	deal('actions', [
		'/invoices/all.zip',
		'/actions/11014/quotes.zip',
		'/woongarant-insurances/10045/documents.zip',
		'/documents/all.zip',
		'/documents/all.zip?kind=mortgage&id=10011',
		'/important-documents/all.zip',
	]),
)('%s lists each file that was none [293]', async (address) => {
	for (const [what, answer] of answers) {
		giveNoFile(answer)
		site.api.forgetCalls()
		const archive = readZip((await site.anna.visit(address)).bytes)
		expect([what, ...archive.keys()]).toEqual([what, 'niet gelukt.txt'])
		const lines = archive.get('niet gelukt.txt')?.toString().split('\r\n') ?? []
		const asked = site.api.callsTo('GET', fileCall).length
		expect([what, lines.filter(Boolean).length - 1]).toEqual([what, asked])
	}
})
