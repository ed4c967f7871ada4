import type { damageReport as dutch } from '#app/locales/nl/damage-report'

export const damageReport: typeof dutch = {
	title: 'Report damage',
	purpose: 'Tell us what happened. We will help you to settle it.',
	insurance: 'Insurance',
	date: 'On what day did the damage happen?',
	time: 'What time was that?',
	timeHint: 'hh:mm, for example 14:30. An estimate is enough.',
	cause: 'What is the cause?',
	causeHint: 'For example a storm, a fire or a burglary.',
	notes: 'Explanation',
	notesHint: 'What was damaged? How did it happen?',
	files: 'Photos and other files',
	sends: 'This button sends us the report and the files.',
	submit: 'Send the report',
	sent: 'We have received your damage report.',
	receipt: 'Damage report',
	next: 'We will deal with your report. If we need anything else, we will contact you.',
}
