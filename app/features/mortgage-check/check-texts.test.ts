import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { tellOutcome } from './check-texts.server'

const say = createSay('nl', 'formal')

test.each([
	[
		'<p>U heeft een gesprek nodig.</p><p>Dit is geen advies.</p>',
		'U heeft een gesprek nodig. Dit is geen advies.',
	],
	[
		'<p><strong>Alles past nog.</strong> Een gesprek is nu niet nodig.</p>',
		'Alles past nog. Een gesprek is nu niet nodig.',
	],
	['Bel ons &amp; vraag raad', 'Bel ons & vraag raad'],
	['<h2>Let op</h2><ul><li>Bel ons</li></ul>', /^Let op .*Bel ons$/],
])('The outcome of a check is told in words: %s', (html, words) => {
	const told = tellOutcome({ title: 'Advies na uw antwoorden', html: { html } }, say)
	expect(told).toMatch(/^Advies na uw antwoorden: /)
	expect(told?.slice('Advies na uw antwoorden: '.length)).toEqual(
		typeof words === 'string' ? words : expect.stringMatching(words),
	)
})

test('A step without an outcome tells none', () => {
	expect(tellOutcome({}, say)).toBeUndefined()
	expect(tellOutcome({ html: { html: '<p>Een paar vragen</p>' } }, say)).toBeUndefined()
})
