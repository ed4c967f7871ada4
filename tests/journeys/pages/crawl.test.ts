import { beforeAll, describe, expect, test } from 'vitest'
import { seed } from '#tests/support/full'
import { answerRules } from './answer-rules'
import { crawl, type Crawled } from './crawl'
import { frameRules } from './frame-rules'
import { markupRules } from './markup-rules'
import { createSample, isHtml } from './samples'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const rules = [...answerRules, ...frameRules, ...markupRules]

describe('The samples with a fault are told from the good ones', () => {
	for (const { title, find, good, bad } of rules)
		// Only the crawl proves the numbers at the end.
		test(title.replace(/( \[\d+\])+$/, ''), async () => {
			for (const sample of good) expect(await find(createSample(sample)), JSON.stringify(sample)).toEqual([])
			for (const sample of bad)
				expect(await find(createSample(sample)), JSON.stringify(sample)).not.toEqual([])
		})
})

describe(`Every page, in Dutch or English (seed ${seed})`, () => {
	let crawled: Crawled[]
	beforeAll(async () => {
		crawled = await crawl(site)
	}, 300_000)

	test('The crawl reaches the pages of a client and of a guest, and their links', () => {
		const pages = crawled.filter(isHtml)
		const count = (selector: string) =>
			pages.reduce((sum, { answer }) => sum + answer.document.querySelectorAll(selector).length, 0)
		expect(pages.filter(({ who }) => who === 'client').length).toBeGreaterThan(60)
		expect(pages.filter(({ who }) => who === 'guest').length).toBeGreaterThan(15)
		expect([count('a[href]') > 1000, count('a[data-file]') > 50]).toEqual([true, true])
	})

	for (const { title, judges, find } of rules)
		test(`Every page ${title}`, { timeout: 120_000 }, async () => {
			const judged = crawled.filter(judges)
			const faults: string[] = []
			for (const page of judged)
				for (const fault of await find(page))
					faults.push(`${page.who} ${page.language} ${page.path}: ${fault}`)
			expect(faults).toEqual([])
			expect(judged.length).toBeGreaterThan(4)
		})
})
