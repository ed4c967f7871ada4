import type { validation as dutch } from '#app/locales/nl/validation'

export const validation: typeof dutch = {
	required: 'This field is required',
	email: 'Invalid email',
	time: 'Enter the time as hh:mm',
	passwordLength: 'Choose a password of at least {{minimum}} characters',
	match: 'The two answers are not the same',
	files: 'No file has been uploaded',
	totalSize: 'The files together are larger than {{maxSize}} MB',
	numberRange: 'Enter a number between {{from}} and {{to}}',
	wholeRange: 'Enter a whole number between {{from}} and {{to}}',
	minimumSelection_one: 'Choose at least {{count}} answer',
	minimumSelection_other: 'Choose at least {{count}} answers',
	noneWithOthers: 'The last answer cannot go together with another answer',
	currency: 'Enter an amount with only digits, a dot or a comma. For example 1.234,56',
	agreement: 'You must agree in order to continue',
	maximumLength: 'Use no more than {{maximum}} characters',
	choice: 'Choose one of the answers',
	unreadable: 'We cannot read this answer. Please give it again',
	date: {
		format: 'Enter a date as dd-mm-yyyy. For example 31-03-1980',
		day: 'This day does not exist in this month',
		month: 'Enter a month from 1 to 12',
		year: 'Write the year with four digits. For example 1980',
		tooLate: 'Enter a date that is not later than {{latest}}',
	},
}
