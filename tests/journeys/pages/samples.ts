import { createPage } from '#tests/support/page'
import type { Crawled } from './crawl'

/** Differences from a client's page in Dutch. A text replaces its main part. */
export type Sample =
	| string
	| (Partial<Omit<Crawled, 'answer'>> & {
			status?: number
			headers?: Record<string, string>
			lang?: string
			title?: string
			html?: string
	  })

/** A judgement of finished pages. It finds faults in each of its bad samples and none in the good ones. */
export interface Rule {
	title: string
	judges: (page: Crawled) => boolean
	/** A line per fault. */
	find: (page: Crawled) => string[] | Promise<string[]>
	good: Sample[]
	bad: Sample[]
}

export function createSample(sample: Sample): Crawled {
	const {
		status = 200,
		headers,
		title = 'Proef',
		html,
		...page
	} = typeof sample === 'string' ? { html: `<main><h1>Proef</h1>${sample}</main>` } : sample
	const { lang = 'nl', language = 'nl', ...of } = page
	const head = `<meta charset="utf-8"><title>${title}</title>`
	const body = html ?? '<main><h1>Proef</h1></main>'
	const text = `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
	const answer = {
		status,
		headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
		setCookies: [],
		bytes: Buffer.from(text),
		url: 'http://localhost/credits',
	}
	const target = { path: '/credits', kind: 'portal', address: '/credits', isPage: true } as const
	const nowhere = () => Promise.reject(new Error('A sample leads nowhere'))
	return { ...target, who: 'client', language, rounds: [], ...of, answer: createPage(answer, nowhere) }
}

export function isHtml({ answer }: Crawled): boolean {
	return (answer.headers['content-type'] ?? '').startsWith('text/html')
}

/** A page of the client's own data. */
export function isOfClient(page: Crawled): boolean {
	return page.who === 'client' && page.kind === 'portal' && isHtml(page)
}
