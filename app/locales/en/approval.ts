import type { approval as dutch } from '#app/locales/nl/approval'

export const approval: typeof dutch = {
	purpose: 'Read the document and tell us whether it is right.',
	purposeWithoutFile: 'The document is not on this page. If you do not know it, please ask us first.',
	label: 'Document',
	for: 'For',
	explanation: 'Explanation',
	comment: 'Comment from your adviser',
	question: 'Do you approve this document?',
	answers: {
		yes: 'Yes, I approve',
		no: 'No, I do not approve',
		no_question: 'I have a question first',
	},
	remark: 'Your comment or question',
	remarkHint: 'What is not right, or what do you want to ask?',
	silent: {
		question: 'What would you like to ask? Write it here.',
		confirm: 'Send this without an explanation',
	},
	wait: 'Choose an answer first. The button works after that.',
	sends: 'This button sends us your answer.',
	submit: 'Send your answer',
	receipt: 'Answer about: {{label}}',
	answer: 'Answer',
	next: {
		yes: 'We will go ahead with this document.',
		no: 'Your adviser will change the document or contact you.',
		no_question: 'Your adviser will contact you about your question.',
	},
}
