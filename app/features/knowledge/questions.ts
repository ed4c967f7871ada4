/** Keys of the payload by group (contract §6). */
export const questionGroups = {
	general: ['general_1', 'general_2', 'general_3', 'general_4'],
	mortgage: ['mortgage_1', 'mortgage_2', 'mortgage_3', 'mortgage_4', 'mortgage_5', 'mortgage_6'],
	death: ['death_1', 'death_2', 'death_3'],
	disability: ['disability_1', 'disability_2', 'disability_3'],
	unemployment: ['unemployment_1', 'unemployment_2', 'unemployment_3'],
	retirement: ['retirement_1', 'retirement_2', 'retirement_3'],
	savings: ['savings_1', 'savings_2', 'savings_3', 'savings_4'],
} as const

export const groupNames = [
	'general',
	'mortgage',
	'death',
	'disability',
	'unemployment',
	'retirement',
	'savings',
] as const

export const questions = Object.values(questionGroups).flat()

/** Ascending order [585]. */
export const levels = [
	'geen_kennis_ervaring',
	'weinig_kennis_ervaring',
	'redelijk_kennis_ervaring',
	'veel_kennis_ervaring',
] as const
