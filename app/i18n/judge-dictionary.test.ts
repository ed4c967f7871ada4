import { expect, test } from 'vitest'
import { judgeDictionary } from './judge-dictionary.server'
import { readWordings } from './read-wordings'
import { createSay } from './say.server'

function judgeEntries(...entries: [key: string, translation: unknown][]) {
	const read = entries.map(([id, translation]) => ({ id, translation: readWordings(translation) }))
	const { usable, faults } = judgeDictionary(read)
	return { usable, faults: faults.map(({ key, language, fault }) => `${key} ${language ?? '-'} ${fault}`) }
}

function judge(...entries: [key: string, nl: string, en?: string][]) {
	return judgeEntries(...entries.map(([key, nl, en]): [string, object] => [key, { nl, en }]))
}

const page = 'lists.page'
const one = 'shell.badge.openActions_one'
const other = 'shell.badge.openActions_other'

test.each([
	['a text without a value of ours', page, 'Bladzijde {{page}}', 'missingPlaceholder'],
	['a misspelt value', page, 'Bladzijde {{pgae}} van {{pages}}', 'unknownPlaceholder'],
	['a value that is never closed', page, 'Bladzijde {{page}} van {{pages', 'unknownPlaceholder'],
	['a value where ours has none', 'login.password', 'Wachtwoord van {{name}}', 'unknownPlaceholder'],
	['a value told four times', 'actions.named', '{{button}} {{label}}'.repeat(4), 'repeatedPlaceholder'],
	['a text that would nest another', 'login.password', '$t(login.title)', 'unknownPlaceholder'],
	['invisible characters', 'login.password', '\u200b\u2060\u00a0', 'invisible'],
])('%s gives way to our text and is named', (_, key, text, fault) => {
	const { usable, faults } = judge([key, text])
	expect(faults).toEqual([`${key} nl ${fault}`])
	expect(createSay('nl', 'formal', usable)(key as 'login.password')).toBe(
		createSay('nl', 'formal')(key as 'login.password'),
	)
})

test.each([
	['a list', ['Geheim', 'woord'], '- wrongType'],
	['a number', 5, '- wrongType'],
	['an object in a language', { nl: { text: 'Geheim' } }, 'nl wrongType'],
	['JSON that breaks off', '{"nl": "Geheim', '- brokenJson'],
	['JSON in a language', { nl: '{"text":"Geheim"}' }, 'nl brokenJson'],
	['another language', { de: 'Geheim' }, '- noLanguage'],
	['a page of words for a label', { nl: 'a'.repeat(501) }, 'nl tooLong'],
])('%s for a text gives way to ours and is named', (_, translation, fault) => {
	const { usable, faults } = judgeEntries(['login.password', translation])
	expect(faults).toEqual([`login.password ${fault}`])
	expect(createSay('nl', 'formal', usable)('login.password')).toBe('Wachtwoord')
})

test('Two different texts for a key give way, in their language; equal ones and one per language are used', () => {
	const twice = judge(['login.password', 'Geheim', 'Secret'], ['login.password', 'Code', 'Secret'])
	expect(twice.faults).toEqual(['login.password nl keyTwice'])
	expect(createSay('nl', 'formal', twice.usable)('login.password')).toBe('Wachtwoord')
	expect(createSay('en', 'formal', twice.usable)('login.password')).toBe('Secret')
	const each = judgeEntries(['login.password', { nl: 'Geheim' }], ['login.password', { en: 'Secret' }])
	expect(each.faults).toEqual([])
	expect(createSay('nl', 'formal', each.usable)('login.password')).toBe('Geheim')
})

test('Keys that are a group, or unknown, are named', () => {
	expect(judge(['lists', 'x'], ['lists.nothingOfOurs', 'x'], ['__proto__', 'x']).faults).toEqual([
		'lists - group',
		'lists.nothingOfOurs - unknownKey',
		'__proto__ - unknownKey',
	])
})

test('One plural of two gives way in its language; both are used, the singular with its number or without', () => {
	expect(judge([one, '1 taak'], [other, '{{count}} taken']).faults).toEqual([])
	expect(judge([one, '1 taak', '1 task'], [other, '{{count}} taken']).faults).toEqual([
		`${one} en halfPlural`,
	])
	const { usable, faults } = judge([one, '1 taak'], [other, 'taken'])
	expect(faults).toEqual([`${other} nl missingPlaceholder`, `${one} nl halfPlural`])
	expect(createSay('nl', 'formal', usable)('shell.badge.openActions', { count: 1 })).toBe('1 open punt')
})

test('A formal text without its informal one is used and named', () => {
	expect(judge(['notices.loggedIn', 'Welkom.']).faults).toEqual(['notices.loggedIn nl formalOnly'])
	expect(judge(['notices.loggedIn', 'Welkom.'], ['notices.loggedIn_informal', 'Hoi.']).faults).toEqual([])
	expect(judge(['login.password', 'Geheim woord']).faults).toEqual([])
})

test.each([
	'approval.purpose',
	'bankguarantees.explanation',
	'cardifPremium.approval',
	'guaranteeProposal.answers.requested',
	'proposal.agreementGiven',
] as const)('A text that binds holds in both forms of address: %s', (key) => {
	const { usable, faults } = judge(
		[key, 'Akkoord met deze premie?'],
		[`${key}_informal`, 'Vind je het goed?'],
	)
	expect(faults).toEqual([])
	const read = (address: 'formal' | 'informal') => createSay('nl', address, usable)(key)
	expect([read('formal'), read('informal')]).toEqual(['Akkoord met deze premie?', 'Akkoord met deze premie?'])
})

test('A text that binds of which only the informal one is usable holds in both forms of address, and is named', () => {
	const key = 'approval.question'
	const { usable, faults } = judge([`${key}_informal`, 'Ga je akkoord?', 'Agreed?'], [key, 'Gaat u akkoord?'])
	expect(faults).toEqual([`${key}_informal en informalOnly`])
	const read = (language: 'nl' | 'en', address: 'formal' | 'informal') =>
		createSay(language, address, usable)(key)
	expect([read('nl', 'formal'), read('nl', 'informal')]).toEqual(['Gaat u akkoord?', 'Gaat u akkoord?'])
	expect([read('en', 'formal'), read('en', 'informal')]).toEqual(['Agreed?', 'Agreed?'])
	const broken = judge([`${key}_informal`, 'Ga je akkoord?'], [key, '{{naam}}?'])
	expect(broken.faults).toEqual([`${key} nl unknownPlaceholder`, `${key}_informal nl informalOnly`])
	expect(createSay('nl', 'formal', broken.usable)(key)).toBe('Ga je akkoord?')
	expect(judge(['login.password_informal', 'Geheim woord']).faults).toEqual([])
})
