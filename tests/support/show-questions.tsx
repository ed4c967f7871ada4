import { createSay } from '#app/i18n/say.server'
import type { Block } from '#app/wizard/question'
import { buildQuestionsView } from '#app/wizard/questions.server'
import { WizardForm } from '#app/wizard/wizard-form'
import { renderPage } from './render-page'

export const questionSay = createSay('nl', 'formal')
export const questionWords = {
	blocks: {
		parts: {
			title: 'Delen',
			purpose: 'Waarom',
			add: 'Nog een deel',
			row: 'Deel {{number}}',
			remove: 'Verwijder deel {{number}}',
		},
		more: { title: 'Meer' },
	},
	questions: {
		bank: { label: 'Bank', hint: 'Of geldgever', nothing: 'Weet ik niet' },
		go: { label: 'Ga door' },
	},
	answers: { bank: { a: 'Bank A' } },
	about: { part: 'van deel {{number}}' },
	notes: { changed: '(bij een wijziging)' },
}
type Page = Parameters<typeof WizardForm>[0]['page']

/** Renders questions for a browser without scripts. */
export function showQuestions(blocks: Block[], typed: object = {}, page: Partial<Page> = {}, more = {}) {
	const view = buildQuestionsView(
		{ blocks, words: questionWords, typed, submit: 'Verstuur', sends: 'Alles gaat mee.' },
		questionSay,
	)
	return renderPage(<WizardForm name="w" page={{ ...view, ...page }} result={undefined} {...more} />, {
		root: { formToken: 'T' },
	})
}
