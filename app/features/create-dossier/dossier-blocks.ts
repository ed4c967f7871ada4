import type { Block, Condition, Question } from '#app/wizard/question'
import type { Choices, DossierChoices } from './dossier-choices.server'

type Name = keyof DossierChoices
type Person = Record<'name' | 'address' | 'contact', Question[]>

const withPartner: Condition = { names: ['hasPartner'], is: ['yes'] }
const short = { kind: 'text', size: 'short', isOptional: true } as const
const optional = { kind: 'text', isOptional: true } as const

/** @see [650] [651] [655] [A125] [A130] */
function personQuestions(incomeType: Question[]): Person {
	return {
		name: [
			{ kind: 'choice', name: 'gender', answers: ['male', 'female'], isOptional: true },
			{ ...short, name: 'initials', writing: 'initials' },
			{ kind: 'text', name: 'firstName', autoComplete: 'given-name', writing: 'name' },
			{ ...short, name: 'preposition', writing: 'lowercase' },
			{ kind: 'text', name: 'lastName', autoComplete: 'family-name', writing: 'name' },
		],
		address: [
			{ ...short, name: 'postalCode', format: 'postcode', autoComplete: 'postal-code', writing: 'code' },
			{ ...short, name: 'houseNumber', writing: 'digits', format: 'houseNumber' },
			{ ...short, name: 'houseNumberAddition', writing: 'code' },
			{ ...optional, name: 'street', writing: 'name' },
			{ ...optional, name: 'city', autoComplete: 'address-level2', writing: 'name' },
			{ ...optional, name: 'country', autoComplete: 'country-name', writing: 'name' },
		],
		contact: [
			{ kind: 'date', name: 'dateOfBirth', isPast: true, isOptional: true, autoComplete: 'bday' },
			{ kind: 'tel', name: 'homePhone', isOptional: true, autoComplete: 'home tel' },
			{ kind: 'tel', name: 'mobilePhone', isOptional: true, autoComplete: 'mobile tel' },
			{ kind: 'email', name: 'email', autoComplete: 'email' },
			...incomeType,
		],
	}
}

/** Autocomplete is off: the browser only has the client's own data. The e-mail address is optional. */
function partnerQuestions(incomeType: Question[]): Person {
	const { name, address, contact } = personQuestions(incomeType)
	const ofPartner = (question: Question): Question => ({
		...question,
		autoComplete: 'off',
		isOptional: question.name === 'email' ? true : question.isOptional,
	})
	return {
		name: name.map(ofPartner),
		address: address.map(ofPartner),
		contact: contact.map(ofPartner),
	}
}

export function buildDossierBlocks(
	choices: DossierChoices,
	choiceOf: (name: Name, choices: Choices) => Question[],
) {
	const incomeType = choiceOf('incomeType', choices.incomeType)
	const self = personQuestions(incomeType)
	const partner = partnerQuestions(incomeType)
	const ofPartner = { path: 'persons[1]', about: 'partner', when: withPartner }
	return {
		phase: { name: 'phase', questions: choiceOf('productPhase', choices.productPhase) },
		self: [
			{ name: 'name', path: 'persons[0]', questions: self.name },
			{ name: 'address', path: 'persons[0]', questions: self.address },
			{ name: 'contact', path: 'persons[0]', questions: self.contact },
		],
		together: {
			name: 'together',
			questions: [{ kind: 'choice', name: 'hasPartner', answers: ['yes', 'no'] }],
		},
		partner: [
			{ ...ofPartner, name: 'partnerName', questions: partner.name },
			{ ...ofPartner, name: 'partnerAddress', questions: partner.address },
			{ ...ofPartner, name: 'partnerContact', questions: partner.contact },
		],
	} satisfies Record<string, Block | Block[]>
}

export function createShownChoice(name: Name, { labels }: Choices): Question[] {
	const answers = [...labels.keys()]
	return answers.length > 0 ? [{ kind: 'select', name, answers, isOptional: true }] : []
}

/** Accepts earlier answers while the list is unavailable. */
export function createReadChoice(name: Name, choices: Choices): Question[] {
	return choices.isMissing ? [{ ...optional, name }] : createShownChoice(name, choices)
}
