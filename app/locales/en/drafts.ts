export const drafts = {
	step: 'Step {{step}} of {{steps}}',
	keptOn: 'Saved on {{when}}',
	goOn: 'Continue',
	discard: 'Delete',
	question: 'Do you want to delete everything you filled in for {{title}}?',
	lost: 'What you filled in will be gone. The task itself stays.',
	confirm: 'Yes, delete it',
	keep: 'No, continue filling it in',
	replace: {
		heading: 'Something has already been filled in here',
		text: 'Someone who signed in has already filled in something here. What you save takes its place. Nothing has been saved yet. Tick the box to allow this and press the button once more.',
		confirm: 'Save these answers in place of what was there',
	},
	writers: {
		link: 'This was filled in through a link.',
		own: 'This was filled in by someone who signed in themselves.',
	},
	check: 'Check it before you send it.',
	discarded: 'We have deleted what you filled in for {{title}}.',
}
