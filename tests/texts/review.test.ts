import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildReview, fingerprintWordings, listUnreviewed, readReviewed } from './review'
import { listWordings } from './sentences'

test('Every text was reviewed since it last changed: `tests/texts/review.ts` marks those that were not', () => {
	expect(listUnreviewed()).toEqual([])
})

test('The table holds the texts as they are', () => {
	const table = readFileSync(join(import.meta.dirname, 'review.md'), 'utf8')
	expect(buildReview(readReviewed()) === table).toBe(true)
})

test('A text stands out when one of its wordings is changed', () => {
	const [one] = listWordings()
	if (!one) throw new Error('there are no texts')
	const before = fingerprintWordings(one)
	for (const { voice } of one.said) {
		const said = one.said.map((wording) =>
			wording.voice === voice ? { voice, text: `${wording.text}!` } : wording,
		)
		expect(fingerprintWordings({ ...one, said })).not.toBe(before)
	}
	const row = buildReview(new Map([[one.key, before.replace(/./, 'x')]])).match(`\\| \`${one.key}\` .*`)?.[0]
	expect(row?.endsWith('| changed |')).toBe(true)
	for (const { text } of one.said) expect(row).toContain(`| ${text} |`)
})
