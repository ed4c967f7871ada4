import type { Visitor } from '../support/visitor'

/** Headers of a navigation within the site; a first page also contains its styles. */
const later = { 'sec-fetch-site': 'same-origin' }
const brotli = { headers: { ...later, 'accept-encoding': 'br' } }

/** Size in kB of a page and all files it links to, as sent with Brotli. */
export async function measurePage(visitor: Visitor, path: string) {
	const page = await visitor.visit(path, { headers: later })
	const compressed = await visitor.visit(page.path, brotli)
	const styles = [...page.document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
		link.getAttribute('href'),
	)
	const sources = [...page.document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
		(element) => element.getAttribute('src') ?? element.getAttribute('href'),
	)
	const imported = [...page.html.matchAll(/["`](\/assets\/[\w.-]+\.js)["`]/g)].map(
		([, source = '']) => source,
	)
	return {
		html: compressed.bytes.length / 1000,
		styles: await weigh(visitor, styles),
		scripts: await weigh(visitor, [...sources, ...imported]),
	}
}

async function weigh(visitor: Visitor, addresses: (string | null)[]): Promise<number> {
	let bytes = 0
	for (const address of new Set(addresses)) bytes += (await visitor.visit(address ?? '', brotli)).bytes.length
	return bytes / 1000
}
