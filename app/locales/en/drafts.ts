export const drafts = {
	step: 'Step {{step}} of {{steps}}',
	keptOn: 'Kept on {{when}}',
	goOn: 'Continue',
	discard: 'Delete',
	question: 'Do you want to delete all you filled in for {{title}}?',
	lost: 'What you filled in will be gone. The action point itself stays.',
	confirm: 'Yes, delete it',
	keep: 'No, continue filling in',
	discarded: 'We have deleted what you filled in for {{title}}.',
}
