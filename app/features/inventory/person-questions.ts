import type { Question } from '#app/wizard/question'

export const yesNoAnswers = ['yes', 'no']
export const genders = ['MALE', 'FEMALE', 'X']
/** Codes of marital states and of education levels (contract §6). */
export const familyCodes = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Options in display order, including the person's current values [A112]. */
export interface PersonAnswers {
	maritalState: readonly string[]
	degree: readonly string[]
	birthCountry: readonly string[]
}

type PersonQuestions = Record<'name' | 'address' | 'contact' | 'situation', Question[]>

/** The same for client and partner [548] [559] [A110]. */
export function buildPersonQuestions(answers: PersonAnswers): PersonQuestions {
	return {
		name: [
			{ kind: 'choice', name: 'gender', answers: genders },
			{ kind: 'text', name: 'initials', size: 'short', writing: 'initials' },
			{ kind: 'text', name: 'firstName', autoComplete: 'given-name', writing: 'name' },
			{ kind: 'text', name: 'preposition', size: 'medium', isOptional: true, writing: 'lowercase' },
			{ kind: 'text', name: 'lastName', autoComplete: 'family-name', writing: 'name' },
		],
		address: [
			{ kind: 'text', name: 'streetName', writing: 'name' },
			{ kind: 'text', name: 'houseNumber', size: 'short', writing: 'digits', format: 'houseNumber' },
			{ kind: 'text', name: 'houseNumberAddition', size: 'short', isOptional: true, writing: 'code' },
			{
				kind: 'text',
				name: 'zipcode',
				size: 'short',
				format: 'postcode',
				autoComplete: 'postal-code',
				writing: 'code',
			},
			{ kind: 'text', name: 'city', autoComplete: 'address-level2', writing: 'name' },
		],
		contact: [
			{ kind: 'date', name: 'birthDate', isPast: true, autoComplete: 'bday' },
			{ kind: 'select', name: 'birthCountry', answers: answers.birthCountry },
			{ kind: 'text', name: 'birthPreposition', size: 'medium', isOptional: true, writing: 'lowercase' },
			{ kind: 'text', name: 'birthLastName', writing: 'name' },
			{ kind: 'tel', name: 'phoneHome', isOptional: true, autoComplete: 'home tel' },
			{ kind: 'tel', name: 'phoneMobile', isOptional: true, autoComplete: 'mobile tel' },
			{ kind: 'email', name: 'email', autoComplete: 'email' },
		],
		situation: createSituationQuestions(answers),
	}
}

function createSituationQuestions(answers: PersonAnswers): Question[] {
	return [
		{ kind: 'select', name: 'maritalState', answers: answers.maritalState },
		createOptionalYesNo('everDivorced'),
		{ kind: 'number', name: 'children', from: 0, to: 30, example: '2', isWhole: true, isOptional: true },
		{ kind: 'select', name: 'degree', answers: answers.degree },
		createOptionalYesNo('inPaidEmployment'),
		{ kind: 'money', name: 'grossMonthlyIncome' },
		createOptionalYesNo('smoker'),
	]
}

/** Autocomplete is off: the browser only has the client's own data. */
export function buildPartnerQuestions(answers: PersonAnswers): PersonQuestions {
	const { name, address, contact, situation } = buildPersonQuestions(answers)
	const ofPartner = (question: Question): Question => ({
		...question,
		...(question.kind === 'money' && { near: ['consumer.grossMonthlyIncome'] }),
		autoComplete: 'off',
	})
	return {
		name: name.map(ofPartner),
		address: address.map(ofPartner),
		contact: contact.map(ofPartner),
		situation: situation.map(ofPartner),
	}
}

export function createOptionalYesNo(name: string): Question {
	return { kind: 'choice', name, answers: yesNoAnswers, words: 'yesNo', isOptional: true }
}
