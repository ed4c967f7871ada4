import { expect, test } from 'vitest'
import { isBilingual, judgeLanguages } from './judge-languages'

const licence = (text: unknown) => ({ data: { id: '1', attributes: { content: { welcome_title: text } } } })
const same = (document: unknown) => ({ nl: document, en: document })

test('Equal texts in every answer are a warning, whatever else differs by chance', () => {
	const tasks = (url: string) => ({ data: [{ attributes: { label: 'Stuur uw paspoort', url } }] })
	const answers = [
		same(licence('Welkom bij ons')),
		{ nl: tasks('https://a.example/1?x=a'), en: tasks('https://a.example/1?x=b') },
	]
	expect(judgeLanguages(answers)).toMatchObject([{ severity: 'warning', member: 'Accept-Language' }])
})

test('One text that differs is enough', () => {
	const answers = [
		same({ data: [{ attributes: { label: 'Stuur uw paspoort' } }] }),
		{ nl: licence('Welkom bij ons'), en: licence('Welcome to us') },
	]
	expect(judgeLanguages(answers)).toEqual([])
})

test('Texts per language, names of one word and no answers say nothing', () => {
	expect(judgeLanguages([same(licence({ nl: 'Welkom bij ons', en: 'Welcome to us' }))])).toEqual([])
	expect(judgeLanguages([same(licence('{"nl": "Welkom bij ons", "en": "Welcome to us"}'))])).toEqual([])
	expect(judgeLanguages([same(licence('Welkom'))])).toEqual([])
	expect(judgeLanguages([])).toEqual([])
})

test('A firm with one language needs no second', () => {
	expect(isBilingual(['nl', 'en-GB'])).toBe(true)
	expect(isBilingual(['nl_NL', 'de'])).toBe(false)
	expect(isBilingual([])).toBe(true)
})
