export const wizard = {
	step: 'Step {{number}} of {{count}}',
	overview: 'All steps',
	states: { done: 'Done', now: 'Now', later: 'Later' },
	next: 'Next',
	previous: 'Previous',
	later: 'Continue later',
	saved: 'Everything that was filled in is kept here until {{until}}.',
	incomplete: 'This step has not been filled in completely.',
	partnerMissing: 'The data of the partner could not be found.',
	review: 'Check your answers',
	change: 'Change',
	form: { pickOne: 'Choose one' },
}
