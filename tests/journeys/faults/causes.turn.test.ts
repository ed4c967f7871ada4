import { beforeAll, describe, expect, test } from 'vitest'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { machineTalk } from '#tests/support/fault-list'
import type { Fault } from '#tests/support/faults'
import { openOverview, signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { readText } from '#tests/support/card'
import { isFull, deal } from '#tests/support/full'
import { routes } from '../access/route-kinds'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
/** The firm addresses Anna formally and Bram informally. */
const people = { formal: 'anna@voorbeeld.nl', informal: 'bram@voorbeeld.nl' }
const readers = (['nl', 'en'] as const).flatMap((language) =>
	(['formal', 'informal'] as const).map((address) => ({ language, address })),
)
type Reader = (typeof readers)[number]
const visitors = new Map<string, Visitor>()
const keyOf = ({ language, address }: Reader) => `${language} ${address}`
beforeAll(async () => {
	for (const reader of readers) {
		const { visitor, page } = await openOverview(site.portal.url, {
			branch: 'noord',
			email: people[reader.address],
		})
		if (reader.language === 'en') await page.press('English')
		visitors.set(keyOf(reader), visitor)
	}
})

interface Cause {
	what: string
	fault: Fault
	status: number
	/** Heading by language; the informal one is last, when it differs. */
	nl: readonly [formal: string, informal?: string]
	en: string
}
const headingFor = ({ nl: [formal, informal = formal], en }: Cause, { language, address }: Reader) =>
	language === 'en' ? en : address === 'formal' ? formal : informal

const outage = { nl: ['Er ging iets mis'], en: 'Something went wrong' } as const
const unreachable = {
	nl: ['Wij zijn even niet bereikbaar'],
	en: 'We are unavailable for a moment',
} as const
const forbidden = {
	nl: ['Dit kunt u niet openen', 'Dit kun je niet openen'],
	en: 'You cannot open this',
} as const
const wait = { nl: ['Even wachten'], en: 'Please wait' } as const
const gone = { nl: ['Deze pagina is er niet'], en: 'Page not found' } as const

const pageCauses: readonly Cause[] = [
	{ what: 'a fault of the API', fault: { status: 500, code: 'mysqlError' }, status: 502, ...outage },
	{ what: 'an answer nobody can read', fault: 'broken-json', status: 502, ...outage },
	{ what: 'a gateway', fault: 'gateway', status: 502, ...outage },
	{ what: 'no answer', fault: 'reset', status: 503, ...unreachable },
	{ what: 'no access', fault: { status: 403, code: 'accessDenied' }, status: 403, ...forbidden },
	{
		what: 'a foreign product',
		fault: { status: 422, code: 'productOwnershipMismatch' },
		status: 403,
		...forbidden,
	},
	{ what: 'too many calls', fault: { status: 429 }, status: 429, ...wait },
	{ what: 'a lock', fault: { status: 423, code: 'consumerLocked' }, status: 429, ...wait },
	{ what: 'nothing there', fault: { status: 404, code: 'productNotFound' }, status: 404, ...gone },
]

const ofParts = [
	'/dashboard',
	'/timeline',
	'/notices',
	'/waiting-file',
	'/receipts',
	'/receipts/:receipt',
	'/settings/my-data',
]
const pages = routes.filter(
	({ kind, path, has }) => kind === 'portal' && has.page && has.parts && !ofParts.includes(path),
)
const ownCalls = /^\/api\/(?!products\/definitions|consumers|licenses|languages|dictionary|theme|auth)/
/** `npm run test:full faults` opens every page as each reader and every form with each cause; `npm test` alternates. */
const isWhole = isFull('faults')
const cases = pages.flatMap((page, row) =>
	pageCauses.map((cause, column) => ({
		address: page.address,
		path: page.path,
		cause,
		what: cause.what,
		readers: isWhole ? readers : readers.filter((_, index) => index === (row + column) % readers.length),
	})),
)

describe(`What a page says when its call fails, by cause (${cases.length} cases)`, () => {
	test.each(deal('faults', cases))(
		'$path, $what: the heading of that cause, in the language and address of its reader',
		async (row) => {
			const { address, cause } = row
			site.api.fault('GET', ownCalls, cause.fault)
			for (const reader of row.readers) {
				const page = await visitors.get(keyOf(reader))!.visit(address)
				const heading = page.document.querySelector('h1')?.textContent
				expect([keyOf(reader), page.status, heading]).toEqual([
					keyOf(reader),
					cause.status,
					headingFor(cause, reader),
				])
				expect(page.title).not.toMatch(/antwoord|answer/i)
				expect(readText(page.document.body)).not.toMatch(machineTalk)
			}
		},
	)
})

const formCauses: readonly Omit<Cause, 'status'>[] = [
	{
		what: 'fails',
		fault: { status: 500, code: 'genericError' },
		nl: ['Er ging iets mis bij ons'],
		en: 'Something went wrong on our side',
	},
	{
		what: 'denies it',
		fault: { status: 403, code: 'accessDenied' },
		nl: ['Dit mag u niet doen'],
		en: 'You cannot do this',
	},
	{ what: 'wants a pause', fault: { status: 429 }, ...wait },
	{
		what: 'has it no more',
		fault: { status: 404, code: 'productActionNotFound' },
		nl: ['Dit is er niet meer'],
		en: 'This is no longer here',
	},
	{
		what: 'has it already',
		fault: { status: 409, code: 'dossierExternalIdExists' },
		nl: ['Dit is al gedaan'],
		en: 'This has already been done',
	},
	{
		what: 'is in a conflict',
		fault: { status: 409, code: 'unknownConflict' },
		nl: ['Dit is nog niet gelukt'],
		en: 'This did not work yet',
	},
	{
		what: 'refuses the whole',
		fault: { status: 422, code: 'nodeMissing' },
		nl: ['Dit is nog niet gelukt'],
		en: 'This did not work yet',
	},
]
const formCases = formCauses.flatMap((cause, row) =>
	actionForms
		// The heading of the question about an appointment says what did not happen.
		.filter(({ name }) => name !== 'The end of an appointment')
		.filter((_, index) => isWhole || index === row * 4)
		.map((form) => ({ form, cause, name: form.name, what: cause.what })),
)

describe(`What a form says when the API does not take it, by cause (${formCases.length} cases)`, () => {
	test.each(formCases)(
		'$name, and the API $what: no word of an answer that is wrong',
		async ({ form, cause }) => {
			site.api.backend.reset()
			const { visitor: anna } = await signIn(site.portal.url, { branch: 'noord' })
			const page = await fillWithoutScripts(await anna.visit(form.address), form.steps)
			site.api.fault('POST', form.call.path, cause.fault, 1)
			const refused = await page.press(form.button)
			expect(refused.isRefused).toBe(true)
			expect(refused.document.querySelector('[data-error-summary] h2')?.textContent).toBe(cause.nl[0])
			expect(`${refused.title} ${refused.getByRole('alert').textContent}`).not.toMatch(/\d+ antwoord/)
		},
	)
})
