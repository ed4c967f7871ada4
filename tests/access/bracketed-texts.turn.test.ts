import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { accessibilityRun } from '#app/features/accessibility/accessibility.server'
import { languages } from '#app/locales/languages'
import { findChromium } from '../support/find-program'
import { deal, isFull, seed } from '../support/full'
import { findLiteralWords } from './bracketed-texts'
import { formatCaseTitle, sampleCombinations, type Case } from './sample-combinations'
import { startTestSite, type TestSite } from './test-site'

/** `BRACKETED=folder` writes a picture of each case, for a review. */
const pictures = process.env.BRACKETED
const isWhole = isFull('access')

/** A firm with a bracketed dictionary: a page, or in a full run every state that commands nothing. */
const cases = deal(
	'access',
	sampleCombinations(isWhole ? 'states' : 'pages').filter(
		({ state }) => state.act === undefined && hasOpenSetting(state),
	),
	1,
)

function nameFile(one: Case): string {
	return `${formatCaseTitle(one).replace(/[^a-z0-9]+/gi, '-')}.png`
}

function hasOpenSetting({ setting = 'open' }: Case['state']): boolean {
	return setting === 'open'
}

/** Names of months and days, and of how long it takes until one, as Intl writes them. */
const intlWords = languages.flatMap((language) => {
	const write = (parts: Intl.DateTimeFormatOptions, at: Date) =>
		new Intl.DateTimeFormat(language, parts).format(at)
	const away = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
	const units = ['day', 'week', 'month', 'year'] as const
	return [
		...Array.from({ length: 12 }, (_, month) => write({ month: 'long' }, new Date(2026, month))),
		...Array.from({ length: 7 }, (_, day) => write({ weekday: 'long' }, new Date(2026, 0, 1 + day))),
		...units.flatMap((unit) => [-7, -1, 0, 1, 7].map((count) => away.format(count, unit))),
	]
})
/** Words of the API itself, which no dictionary replaces: states, remarks, and the level of WCAG. */
const apiWords = [
	'Oriëntatie',
	'Actief op zoek',
	'Gepauzeerd',
	'Beëindigd',
	'Aangevraagd',
	'Wacht op jaarcijfers',
	'Gemeld',
	'In behandeling',
	'Lopend',
	'Afgehandeld',
	'Concept gereed',
	'Afspraak',
	'Op kantoor',
	'AA',
	'Online gesprek',
	'De rente is gedaald. Oversluiten kan schelen',
	'Een kortere rentevaste periode kan voordelig zijn. Wij rekenen dat graag voor',
	'NL ZZZ',
	'uur',
]
/** Names in the statement, and the words between them. */
const runWords = [...accessibilityRun.engines, ...accessibilityRun.screenReader, 'en', 'and']
const known = new Set(
	[...intlWords, ...apiWords, ...runWords].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
)

describe.skipIf(!findChromium())(
	`Every text in brackets, two fifths longer (${cases.length}, seed ${seed})`,
	() => {
		let stage: TestSite
		beforeAll(async () => {
			stage = await startTestSite()
		})
		afterAll(() => stage.close())

		for (const one of cases) {
			test.concurrent(
				`${formatCaseTitle(one)}: all words are the firm's, and a telephone shows them whole`,
				{ timeout: 120_000 },
				async ({ expect }) => {
					const { page, close } = await stage.show({ ...one.state, setting: 'bracketed' }, one.mode, 360)
					try {
						if (pictures) await page.screenshot({ path: join(pictures, nameFile(one)), fullPage: true })
						expect.soft(await page.locator(one.state.shows).count()).toBeGreaterThan(0)
						const literal = await findLiteralWords(page)
						expect.soft(literal.filter((word) => !known.has(word.toLowerCase()))).toEqual([])
						const tooWide = await page.evaluate(
							() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
						)
						expect.soft(tooWide).toBe(0)
					} finally {
						await close()
					}
				},
			)
		}
	},
)
