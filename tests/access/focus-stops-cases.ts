import { deal, isFull } from '../support/full'
import { sampleCombinations, type Case } from './sample-combinations'
import { states } from './states'

/** States that together contain every kind of control: a page and its state. */
const sample: [string, string][] = [
	['/', 'nothing filled in'],
	['/', 'of a firm with a wide picture'],
	['/dashboard', 'with something of everything'],
	['/actions/:action/upload-document', 'nothing chosen'],
	['/actions/:action/hypact-form', 'of two people'],
	['/actions/:action/inventory', 'with rows'],
	['/mortgages', 'some'],
	['/settings', 'with a partner'],
	['/login/code', 'asked for'],
	['/reset/password', 'weak'],
	['/otds/:id/sign/:action', 'with its terms'],
]

/** All states in a full run, else two of the sample, with and without scripts. */
export function pickCases(): Case[] {
	if (isFull('access')) return sampleCombinations('states')
	return deal('access', sample, 2).map(([path, name], index) => {
		const state = states[path]?.find((one) => one.name === name)
		if (!state) throw new Error(`${path} has no state "${name}"`)
		return { path, state, mode: { language: 'nl', register: 'formal', scripts: index % 2 === 0 } }
	})
}
