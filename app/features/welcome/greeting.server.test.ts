import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { getGreeting } from './greeting.server'

const anna = { id: '1', name: 'Anna de Vries', firstName: 'Anna', twoFactorSetup: false }
const formal = createSay('nl', 'formal')
const at = (time: string) => new Date(`2026-03-03T${time}:00+01:00`)

test.each([
	['Geachte mevrouw De Vries', 'Goedemorgen, mevrouw De Vries'],
	['Geachte heer Van den Berg', 'Goedemorgen, meneer Van den Berg'],
	['Geachte heer, mevrouw', 'Goedemorgen, Anna de Vries'],
	['Geachte heer of mevrouw De Vries', 'Goedemorgen, Anna de Vries'],
	['Geachte heer en mevrouw De Vries', 'Goedemorgen, Anna de Vries'],
	['Geachte mevrouw', 'Goedemorgen, Anna de Vries'],
	['Beste Anna', 'Goedemorgen, Anna de Vries'],
	[undefined, 'Goedemorgen, Anna de Vries'],
])('Who is addressed as %j is greeted formally with %j', (salutation, greeting) => {
	expect(getGreeting({ ...anna, salutation }, formal, at('09:00'))).toBe(greeting)
})

test.each([
	['05:59', 'Welkom, Anna de Vries'],
	['06:00', 'Goedemorgen, Anna de Vries'],
	['12:00', 'Goedemiddag, Anna de Vries'],
	['18:00', 'Goedenavond, Anna de Vries'],
	['23:59', 'Goedenavond, Anna de Vries'],
])('At %s in Amsterdam it is %s', (time, greeting) => {
	expect(getGreeting(anna, formal, at(time))).toBe(greeting)
})

test('An informal firm says the first name; who has none, or no name at all, is greeted too', () => {
	const informal = createSay('nl', 'informal')
	expect(getGreeting({ ...anna, salutation: 'Geachte mevrouw De Vries' }, informal)).toBe('Hoi Anna')
	expect(getGreeting({ ...anna, firstName: undefined }, informal)).toBe('Hoi Anna de Vries')
	expect(getGreeting({ ...anna, name: '', firstName: undefined }, informal)).toBe('Hoi')
	expect(getGreeting(undefined, formal, at('09:00'))).toBe('Goedemorgen')
})

test('English has titles of its own', () => {
	const salutation = 'Geachte heer Visser'
	expect(getGreeting({ ...anna, salutation }, createSay('en', 'formal'), at('20:00'))).toBe(
		'Good evening, Mr Visser',
	)
})
