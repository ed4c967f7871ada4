import { findMarkupErrors } from '#tests/access/judge'
import { findJoinedLinks, findPrintedLinks } from '#tests/access/old-browsers'
import { screenRules } from '#tests/access/structure'
import { styleText } from '#tests/support/parse-page'
import { routes } from '../access/route-kinds'
import type { Crawled } from './crawl'
import { isHtml, isOfClient, type Rule } from './samples'

/** Without a page of their own, these lead on to one, or are text that a browser shows. */
const leadOn = ['/logout', '/actions/:action/validate-ideal-payment', '/receipt-key.txt']
const filePaths = routes
	.filter(({ has, path }) => !has.page && !leadOn.includes(path))
	.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/[.?]/g, '\\$&')}$`))
const wholeAddress = /^(\/|#|(https|http|tel|mailto|otpauth):)/

function findMisnamed({ answer: { document } }: Crawled): string[] {
	const named = [...document.querySelectorAll('a[aria-label], button[aria-label]')]
	if (named.length === 0) return ['no link has a name']
	const wordsOf = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
	return named
		.filter((element) => {
			const seen = wordsOf(element.textContent || element.querySelector('img')?.getAttribute('alt'))
			return !wordsOf(element.getAttribute('aria-label')).startsWith(seen)
		})
		.map((element) => element.outerHTML)
}

function findUnmarkedFiles({ answer: { document } }: Crawled): string[] {
	return [...document.querySelectorAll('a[href^="/"]:not([target])')]
		.filter((link) => {
			const path = (link.getAttribute('href') ?? '').replace(/[?#].*/, '')
			return filePaths.some((one) => one.test(path)) !== link.hasAttribute('data-file')
		})
		.map((link) => link.outerHTML)
}

const formatRules = 'telephone=no, date=no, address=no, email=no'
const link = (address: string, more = '') => `<a href="${address}"${more}>Bekijk</a>`

export const markupRules: Rule[] = [
	{
		title: 'has links and buttons whose names begin with what is seen',
		judges: isOfClient,
		find: findMisnamed,
		good: [link('/a', ' aria-label="Bekijk de lening"')],
		bad: ['', link('/a', ' aria-label="De lening"')],
	},
	{
		title: 'has links with whole addresses, by which scripts and text browsers know the portal’s own',
		judges: isHtml,
		find: ({ answer: { document } }) =>
			[...document.querySelectorAll('a[href]')]
				.map((element) => element.getAttribute('href') ?? '')
				.filter((address) => !wholeAddress.test(address)),
		good: [link('/credits'), link('#parts'), link('tel:+31505550100')],
		bad: [link('credits'), link('javascript:alert(1)'), link('?page=2')],
	},
	{
		title: 'lets no telephone make links of its numbers, dates and addresses',
		judges: isHtml,
		find: ({ answer: { document } }) => {
			const rules = document.querySelector('meta[name="format-detection"]')?.getAttribute('content')
			return rules === formatRules ? [] : [rules ?? 'no rule']
		},
		good: [{ html: `<meta name="format-detection" content="${formatRules}">` }],
		bad: ['', { html: '<meta name="format-detection" content="telephone=yes">' }],
	},
	{
		title: 'marks the links that bring a file, so that nothing waits for a page',
		judges: isHtml,
		find: findUnmarkedFiles,
		good: [link('/invoices/export.csv?q=a', ' data-file'), link('/invoices')],
		bad: [link('/invoices/export.csv'), link('/actions/7/download'), link('/invoices', ' data-file')],
	},
	{
		title: 'is written as HTML prescribes',
		judges: isHtml,
		find: ({ answer: { html } }) => findMarkupErrors(html.replace(styleText, '$1')),
		good: ['<p>Goed</p>'],
		bad: ['<p><div>Fout</div></p>', '<p style="color:red">Fout</p>'],
	},
	{
		title: 'has links that text browsers keep apart',
		judges: isHtml,
		find: ({ answer: { document } }) => findJoinedLinks(document),
		good: [' ', 'of', '<br>', '</li><li>'].map(
			(between) => `<ul><li>${link('/a')}${between}${link('/b')}</ul>`,
		),
		bad: ['', '<svg></svg>', '</span><nav>'].map((between) => `<span>${link('/a')}${between}${link('/b')}`),
	},
	{
		title: 'has nothing in its head that text browsers print',
		judges: isHtml,
		find: ({ answer: { document } }) => findPrintedLinks(document),
		good: ['<link rel="icon" href="/i">'],
		bad: ['<link rel="preload" href="/f">', '<link rel="manifest" href="/m">'],
	},
	{
		title: 'has forms, links, groups and pictures that are told apart',
		judges: isHtml,
		find: ({ answer: { document } }) => screenRules.flatMap((find) => find(document)),
		good: ['<form aria-label="A"></form><form aria-label="B"></form>'],
		bad: [
			'<form></form><form aria-label="B"></form>',
			`${link('/a')} ${link('/b')}`,
			'<div role="radiogroup"><select></select></div>',
			'<svg role="img" aria-label="60%" viewBox="0 0 9 9"><text>60%</text></svg>',
			'<label>65% <progress value="65"></progress></label>',
		],
	},
]
