import { unmark } from '#tests/support/unmark'
import type { Crawled } from './crawl'
import { isHtml, type Rule } from './samples'

/** Types whose standard or content defines the encoding. */
const hasOwnCharset = /^(application\/(json|manifest\+json|pdf|zip|octet-stream)|image\/|font\/)/
/** Browsers may cache this picture of a house for a while. */
const cached = '/purchase-intentions/:id/houses/:house/picture'

/** The reference API has this document in Dutch alone. */
const onlyDutch = '/important-documents/:document/download'

/** Their bare address leads to the first step, so that Back goes back one step (contract §10). */
const ofSteps = ['/actions/:action/hypact-form', '/mortgage-check/:id/:action']

/** Statuses with which an address opens, with the address that it leads to. */
function listExpected({
	kind,
	who,
	path,
	address,
	language,
	moved,
	unseeded,
	leads = [],
}: Crawled): string[] {
	if (kind === 'lost') return ['404']
	if (path === '/.well-known/change-password')
		return [who === 'client' ? '302 /settings' : '302 /forgot/password']
	if (kind === 'anyone') return [path === '/logout' ? '303 /' : '200']
	if (kind === 'guest')
		return who === 'client'
			? ['302 /dashboard']
			: ['200', ...[...leads, '/', '/404'].map((to) => `302 ${to}`)]
	if (who === 'guest') return ['302 /']
	if (path === onlyDutch && language === 'en') return ['303 /dashboard']
	if (ofSteps.includes(path)) return [`302 ${address}?step=1`]
	return moved ? [`301 ${leads[0]}`] : unseeded ? [...leads, '/404'].map((to) => `302 ${to}`) : ['200']
}

function readStatus({ answer: { status, headers } }: Crawled): string {
	return [status, unmark({ headers })].filter(Boolean).join(' ')
}

const leadTo = (location: string) => ({ status: 302, headers: { location } })
const ofType = (type: string) => ({ headers: { 'content-type': type } })

export const answerRules: Rule[] = [
	{
		title: 'opens for whoever may open it, and leads others to the login or the overview',
		judges: ({ kind }) => !['public', 'other', 'unknown'].includes(kind),
		find: (page) => (listExpected(page).includes(readStatus(page)) ? [] : [readStatus(page)]),
		good: ['', { who: 'guest', ...leadTo('/') }, { moved: true, leads: ['/'], ...leadTo('/'), status: 301 }],
		bad: [{ status: 500 }, { who: 'guest' }, { kind: 'guest' }, { kind: 'lost' }, leadTo('/')],
	},
	{
		title: 'is kept by no cache where a client is signed in [676]',
		judges: ({ who, kind, path, answer: { status } }) =>
			who === 'client' && ['portal', 'setup', 'anyone'].includes(kind) && status === 200 && path !== cached,
		find: (page) => {
			const { 'cache-control': rules } = page.answer.headers
			return rules === (isHtml(page) ? 'no-store, no-transform' : 'no-store') ? [] : [rules ?? 'no header']
		},
		good: [
			{ headers: { 'cache-control': 'no-store, no-transform' } },
			{ headers: { 'cache-control': 'no-store', 'content-type': 'application/pdf' } },
		],
		bad: [
			'',
			{ headers: { 'cache-control': 'no-store' } },
			{ headers: { 'cache-control': 'private, no-cache' } },
		],
	},
	{
		title: 'asks all it needs at once: one round trip to the API',
		judges: (page) => page.who === 'client' && isHtml(page),
		find: ({ rounds }) => rounds.slice(1).map((calls) => `afterwards ${calls.join(', ')}`),
		good: ['', { rounds: [['GET /api/a', 'GET /api/b']] }],
		bad: [{ rounds: [['GET /api/a'], ['GET /api/b']] }],
	},
	{
		title: 'reads nothing of a client where it tells of the portal itself',
		// Help names the client's advisors.
		judges: (page) => page.kind === 'anyone' && isHtml(page) && page.path !== '/help',
		find: ({ rounds }) => rounds.flat().filter((call) => call !== 'GET /api/products/definitions'),
		good: [{ rounds: [['GET /api/products/definitions']] }],
		bad: [{ rounds: [['GET /api/products/definitions', 'GET /api/actions']] }],
	},
	{
		title: 'is not there for an id that nobody has [504]',
		judges: ({ kind }) => kind === 'unknown',
		find: (page) => (readStatus(page) === '302 /404' ? [] : [readStatus(page)]),
		good: [leadTo('/404')],
		bad: ['', leadTo('/dashboard')],
	},
	{
		title: 'tells its type, and text its characters',
		judges: ({ answer: { bytes } }) => bytes.length > 0,
		find: ({ answer: { headers } }) => {
			const type = headers['content-type'] ?? 'no type'
			return hasOwnCharset.test(type) || /; ?charset=utf-8$/i.test(type) ? [] : [type]
		},
		good: ['', ofType('application/pdf'), ofType('text/csv;charset=UTF-8')],
		bad: ['text/html', '', 'application/javascript', 'text/plain; charset=latin1'].map(ofType),
	},
]
