import { createDossier } from './create-dossier-states'
import { damage } from './insurance-action-states'
import { knowledge } from './knowledge-states'
import { loanPartsForm } from './loan-part-states'
import { marketValue } from './mortgage-action-states'
import { conditionsPrecedent } from './mortgage-answer-states'
import { mortgageCheckLogin } from './mortgage-check-states'
import type { State } from './state'
import { takeSteps } from './steps'

/** A form with more than one checkbox, page by page. */
export interface Questionnaire {
	name: string
	steps: State[]
}

/** Questions of each form, for two people where possible, and for one where the words differ. */
export const questionnaires: Questionnaire[] = [
	{ name: 'hypact-of-two', steps: walk('/actions/11036/hypact-form', 'anna', 9) },
	{ name: 'hypact-of-one', steps: walk('/actions/21031/hypact-form', 'bram', 9) },
	{ name: 'mortgage-check', steps: walk('/mortgage-check/10011/11037', 'anna', 6) },
	{ name: 'mortgage-check-login', steps: pick(mortgageCheckLogin, 'empty') },
	{ name: 'inventory-of-two', steps: open('/actions/11031/inventory?way=manual', 'anna') },
	{ name: 'inventory-of-one', steps: open('/actions/21032/inventory?way=manual', 'bram') },
	{ name: 'knowledge-test', steps: pick(knowledge, 'asked for') },
	{ name: 'create-dossier', steps: pick(createDossier, 'empty', 'with a partner') },
	{ name: 'loan-parts', steps: pick(loanPartsForm, 'asked for', 'with a new part') },
	{ name: 'market-value', steps: pick(marketValue, 'asked for') },
	{ name: 'damage-report', steps: pick(damage, 'to be told', 'of a company') },
	{ name: 'conditions-precedent', steps: conditionsPrecedent.slice(0, 1) },
]

function open(path: string, as: State['as'] & string): State[] {
	return [{ name: 'opened', as, path, shows: 'main form' }]
}

/** One state per step: each starts at the state before it and gives the first answers. */
function walk(path: string, as: State['as'] & string, steps: number): State[] {
	return Array.from({ length: steps }, (_, before) => ({
		name: `step ${before + 1}`,
		as,
		path: `${path}?step=${Math.max(before, 1)}`,
		act: takeSteps(Math.min(before, 1)),
		shows: '#step',
	}))
}

function pick(states: readonly State[], ...names: string[]): State[] {
	return names.map((name) => {
		const state = states.find((one) => one.name === name)
		if (!state) throw new Error(`No state is called ${name}`)
		return state
	})
}
