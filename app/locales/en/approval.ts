import type { approval as dutch } from '#app/locales/nl/approval'

export const approval: typeof dutch = {
	purpose: 'Read the document and tell us whether it is right.',
	label: 'Document',
	for: 'For',
	explanation: 'Explanation',
	comment: 'Remark from the advisor',
	question: 'Do you approve of this document?',
	answers: {
		yes: 'Yes, I approve',
		no: 'No, I do not approve',
		no_question: 'I have a question first',
	},
	remark: 'Remark or question',
	remarkHint: 'What is not right, or what is the question?',
	wait: 'Choose an answer first. The button works after that.',
	sends: 'This button sends us the answer.',
	submit: 'Send the answer',
	receipt: 'Answer about: {{label}}',
	answer: 'Answer',
	next: {
		yes: 'We go on with this document.',
		no: 'The advisor will change the document or contact you.',
		no_question: 'The advisor will contact you about the question.',
	},
}
