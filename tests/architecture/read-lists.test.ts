import { expect, test } from 'vitest'
import { listSources } from './sources'

/** Files that ask how many elements are known, with what they do then. */
const counted: Readonly<Record<string, string>> = {
	'app/charts/share-bar.server.ts': 'Counts known amounts; draws nothing where one is not.',
	'app/charts/year-track.server.ts': 'Has nothing to draw; says nothing.',
	'app/downloads/file-links.ts': 'Links the files that are listed, in words that promise no more.',
	'app/features/insurances/damage-reports.server.ts': 'Tells the gap above the rows.',
	'app/features/mortgage-check/mortgage-check.server.ts':
		'Asks about the parts that are listed; asked where all are.',
	'app/features/mortgages/head-payment.server.ts': 'Adds up a complete list; else the figure is unknown.',
	'app/features/mortgages/loan-parts-questions.ts':
		'Asks about the parts that are listed; asked where all are.',
	'app/features/mortgages/loan-parts.server.ts': 'Counts a complete list.',
	'app/features/mortgages/mortgage-debt.ts': 'Counts amounts; adds up a complete list.',
	'app/features/mortgages/mortgage-head.server.ts':
		'Has no figures where nothing is known; the parts below tell the gap.',
	'app/features/mortgages/repayment-curves.server.ts': 'Has nothing to draw; says nothing.',
	'app/features/quotes/quotes.server.ts': 'Numbers what is shown, with the gap above it.',
	'app/products/action-file.ts': 'Finds a file; none is found in complete lists alone.',
	'app/products/action-target.ts': 'Finds a file.',
	'app/products/require-item.ts': 'Counts a complete list.',
	'app/request/known-guest.server.ts': 'Counts guests that the portal itself keeps.',
	'app/submissions/receipts.server.ts': 'Counts texts that the portal itself keeps.',
	'app/wizard/shown-rows.server.ts': 'Counts what was typed.',
}

const isOpen = (path: string) => path.startsWith('app/api/') || path === 'app/lib/read-list.ts'

test('The known elements of a list are counted by `isNone` or `countAll`, which ask whether more exist; others are listed', () => {
	const found = listSources().filter(({ path, text }) => !isOpen(path) && /\bknown\??\.length\b/.test(text))
	expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(counted).sort())
})

/** Their lists are the portal's own, sealed or of the operator; the reports of a policy are counted before. */
const readOwnLists =
	/^app\/(api-check|backend|config|limits|session|submissions|features\/accessibility\/|features\/feedback\/feedback-record|server\/policy-reports)/

test('A schema judges each element of a list before its length, so lists from outside are read by hand', () => {
	const isSchema = (text: string) => /\bz\s*\.(array|record|set|map)\(/.test(text)
	expect(isSchema('z\n\t.array(z.string())')).toBe(true)
	const found = listSources().filter(({ path, text }) => !readOwnLists.test(path) && isSchema(text))
	expect(found.map(({ path }) => path)).toEqual([])
})
