import { expect, test } from 'vitest'
import { journeys } from './journeys'
import { countHeard, readKeptSpeech } from './kept-speech'
import { findSpeechFaults } from './speech-faults'

const find = (...says: string[]) => findSpeechFaults([{ does: 'Tab', says }])

test.each([
	['silence after a key', []],
	['a link without a name', ['link.']],
	['a status without words', ['statusbar.']],
	[
		'a heading that is said again',
		['Dit is nog niet gelukt heading level 2.', 'Dit is nog niet gelukt • Vul uw naam in.'],
	],
	['a name that its description repeats', ['Voortgang 65% progress bar 65%']],
	['a title that is said again', ['Afspraak afzeggen? dialog', 'Afspraak afzeggen? heading level 2.']],
])('%s is found', (_, says) => expect(find(...says)).toHaveLength(1))

test('What is said once is no fault, nor silence while somebody types', () => {
	const says = [
		'leaving list.',
		'form Inloggen',
		'Wachtwoord password text.',
		'Vul uw wachtwoord opnieuw in.',
	]
	expect(find(...says)).toEqual([])
	expect(findSpeechFaults([{ does: '"anna"', says: [] }])).toEqual([])
})

test.each(journeys)(
	'The kept speech of $name has no faults, and all that must be heard once',
	({ name, hears }) => {
		const steps = readKeptSpeech(name)
		expect(countHeard(steps, hears)).toEqual(hears.map(() => 1))
		expect(findSpeechFaults(steps)).toEqual([])
	},
)
