export const drafts = {
	step: 'Step {{step}} of {{steps}}',
	keptOn: 'Kept on {{when}}',
	goOn: 'Go on',
	discard: 'Delete',
	question: 'Delete all that was filled in for {{title}}?',
	lost: 'What was filled in will be gone. The action point itself stays.',
	confirm: 'Yes, delete it',
	keep: 'No, go on filling in',
	discarded: 'What was filled in for {{title}} has been deleted.',
}
