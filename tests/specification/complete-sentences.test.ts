import { expect, test } from 'vitest'
import { mainLanguage } from '#app/locales/languages'
import { readLanguage } from '#tests/texts/sentences'
import { findPatterns, ofApi, patterns, saysAll } from './complete-sentences'

const { formal, informal } = readLanguage(mainLanguage)
const found = [...formal].flatMap(([key, text]) =>
	saysAll(key, text) || saysAll(key, informal.get(key) ?? '') ? [key] : [],
)

test('Each sentence that says none, only, all, a count or a sum is listed once with what it needs', () => {
	const others = found.filter((key) => findPatterns(key).length !== 1)
	expect(others.map((key) => `${key}: ${formal.get(key)}`)).toEqual([])
	expect(found.length).toBeGreaterThan(250)
})

test('Each line of the list is a text that says so; a text that is gone stands out', () => {
	const used = new Set(found.flatMap((key) => findPatterns(key).map(({ pattern }) => pattern)))
	expect(patterns.filter(({ pattern }) => !used.has(pattern))).toEqual([])
})

test('Sentences about data of the API are listed one by one, so that a new one is judged', () => {
	const tables = patterns.filter(({ need, pattern }) => ofApi.includes(need) && pattern.endsWith('*'))
	expect(tables).toEqual([])
})

test.each([
	['lists.none', 'Er is iets', true],
	['x.count_other', 'Er zijn er', true],
	['x.text', 'U heeft geen afspraak', true],
	['x.text', 'U heeft een afspraak', false],
	['x.text', 'Dit is het enige', true],
	['x.text', 'Samen: {{amount}}', true],
])('%s "%s" says so: %s', (key, text, says) => {
	expect(saysAll(key, text)).toBe(says)
})
