import type { form as dutch } from '#app/locales/nl/form'

export const form: typeof dutch = {
	optional: '(optional)',
	unanswered: 'No answer yet',
	errorTitle: 'Error: {{page}}',
	errorSummary_one: 'There is 1 answer that is not right yet',
	errorSummary_other: 'There are {{count}} answers that are not right yet',
	failed: {
		outage: 'Something went wrong on our side',
		locked: 'Please wait',
		forbidden: 'You cannot do this',
		missing: 'This is no longer here',
		alreadyDone: 'This has already been done',
		refused: 'This did not work yet',
	},
	fieldRefused: 'This was not accepted. Please check it.',
	callUs: 'If that does not help, call us.',
	waitUntil: 'You can do that after {{moment}}.',
	tooOften: 'You tried too often. Try again after {{moment}}.',
	tooLong: {
		title: 'This is too long',
		text: 'What you filled in is too long for us to receive. Nothing was sent. Go back in your browser: your text is still there, and you can make it shorter.',
	},
	dateHint: 'dd-mm-yyyy',
	pickDate: 'Choose in the calendar',
	record: {
		now: 'Our records now say: {{now}}.',
		empty: 'Our records now have nothing here.',
		unread: 'We cannot read what our records have here. Fill it in here.',
		pressAgain: 'Is your answer right? Then press the button again.',
	},
	save: 'Save',
	cancel: 'Cancel',
	back: 'Back',
	notKept: {
		password: 'Fill in your password again. We do not keep it.',
		files: 'Choose your files again. We do not keep them after an error.',
	},
}
