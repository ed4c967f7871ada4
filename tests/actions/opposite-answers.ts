import { createTotp } from '#app/backend/password.server'
import type { Page } from '#tests/support/page'
import type { Visitor } from '#tests/support/visitor'
import { turnOn } from '../journeys/access/two-factor-steps'

/** One of two or more answers of opposite meaning, and what a client presses for it, in order. */
export interface Answer {
	/** Labels of radio buttons, checkboxes, and last the button or link. */
	presses: string[]
	/** Label and text of a field that the portal asks about while it is empty. */
	types?: [label: string, text: string]
	/** Of `presses`, a consent that the documents demand of this answer alone. */
	demanded?: number
	/** The command to the API, and its answer in the body. */
	sends?: [path: RegExp, body?: object]
	/** Address where an answer ends that sends nothing. */
	lands?: string
}

export interface Question {
	page: string
	address: string
	/** Steps from a signed-in visitor to the page; absent: its address. */
	open?: (visitor: Visitor) => Promise<Page>
	/** `equal`: both bind. `safe first`: the first changes nothing, the last cannot be undone. */
	order: 'equal' | 'safe first'
	answers: Answer[]
}

const guarantee = (accepted: boolean): Answer['sends'] => [/submit-choice$/, { accepted }]
const approval = (response: string): Answer['sends'] => [/respond-document-approval$/, { response }]
const saving = (isAgreed: string): Answer['sends'] => [/update-present-opportunity/, { isAgreed }]

async function openDraftQuestion(visitor: Visitor) {
	const page = await visitor.visit('/actions/11036/hypact-form')
	page.choose('Een spaarhypotheek')
	const kept = await page.press('Ga later verder')
	const tasks = await visitor.visit('/actions')
	const link = tasks.document.querySelector('main a[href^="/drafts/"]')
	return link ? tasks.follow(link) : kept
}

async function openTurnOff(visitor: Visitor) {
	const { page, secret } = await turnOn(visitor)
	const question = await page.follow('Zet extra beveiliging uit')
	question.fill('Code uit uw app', createTotp(secret, new Date()))
	return question
}

/** Every page that asks for one of several answers of opposite meaning. */
export const questions: Question[] = [
	{
		page: 'a premium for disability',
		address: '/cardifao/10085/premium/11101',
		order: 'equal',
		answers: [
			{ presses: ['Premie aanvragen'], sends: [/\/accept$/] },
			{ presses: ['Niet nu'], sends: [/\/decline$/] },
		],
	},
	{
		page: 'a bank guarantee',
		address: '/bankguarantees/10061/bnp-proposal/11024',
		order: 'equal',
		answers: [
			{
				presses: ['Ik ga akkoord met de voorwaarden en de garantie', 'Vraag de bankgarantie aan'],
				demanded: 1,
				sends: guarantee(true),
			},
			{ presses: ['Wijs de bankgarantie af'], sends: guarantee(false) },
		],
	},
	{
		page: 'the approval of a document',
		address: '/actions/11022/approve-document',
		order: 'equal',
		answers: [
			{ presses: ['Ja, ik ga akkoord', 'Verstuur uw antwoord'], sends: approval('yes') },
			{ presses: ['Nee, ik ga niet akkoord', 'Verstuur uw antwoord'], sends: approval('no') },
			{
				presses: ['Ik heb eerst een vraag', 'Verstuur uw antwoord'],
				types: ['Uw opmerking of vraag', 'Waarom?'],
				sends: approval('no_question'),
			},
		],
	},
	{
		page: 'a saving',
		address: '/mortgages/10011/present-opportunity-to-consumer/11034',
		order: 'equal',
		answers: [
			{ presses: ['Ja, ik wil hier meer over weten', 'Verstuur uw antwoord'], sends: saving('yes') },
			{ presses: ['Nee, ik wil dit niet', 'Verstuur uw antwoord'], sends: saving('no') },
		],
	},
	{
		page: 'the terms of an assignment',
		address: '/otds/10053/sign/11111?terms=read',
		order: 'safe first',
		answers: [
			{ presses: ['Terug naar de opdracht'], lands: '/otds/10053/sign/11111' },
			{ presses: ['Ik ga akkoord met de voorwaarden'], lands: '/otds/10053/sign/11111' },
		],
	},
	{
		page: 'cancelling an appointment',
		address: '/appointments/10101?confirm=cancel',
		order: 'safe first',
		answers: [
			{ presses: ['Nee, laat staan'], lands: '/appointments/10101' },
			{ presses: ['Ja, zeg af'], sends: [/\/appointments\/10101\/cancel$/] },
		],
	},
	{
		page: 'erasing what is kept',
		address: '/settings/my-data?confirm=delete',
		order: 'safe first',
		answers: [
			{ presses: ['Nee, bewaar alles'], lands: '/settings/my-data' },
			{ presses: ['Ja, wis dit'], lands: '/settings/my-data' },
		],
	},
	{
		page: 'throwing a draft away',
		address: '/drafts/11036/delete',
		open: openDraftQuestion,
		order: 'safe first',
		answers: [
			{ presses: ['Nee, ga verder met invullen'], lands: '/actions/11036/hypact-form' },
			{ presses: ['Ja, wis alles'], lands: '/dashboard' },
		],
	},
	{
		page: 'switching extra security off',
		address: '/settings?confirm=two-factor-off',
		open: openTurnOff,
		order: 'safe first',
		answers: [
			{ presses: ['Nee, laat aan'], lands: '/settings' },
			{ presses: ['Ja, zet uit'], sends: [/two-factor$/, { enabled: false }] },
		],
	},
	{
		page: 'logging out',
		address: '/logout/confirm',
		order: 'safe first',
		answers: [
			{ presses: ['Nee, blijf ingelogd'], lands: '/dashboard' },
			{ presses: ['Ja, log uit'], lands: '/' },
		],
	},
]

/**
 * Rows of buttons with a main one, by address. They hold no opposite answers: the others go back, wait, or lead elsewhere,
 * and nothing is sent that the main button would send.
 */
export const mainButtons: Record<string, string> = {
	'/forgot/password': 'the other goes back to the login',
	'/actions/11032/knowledge-test': 'the other keeps a draft',
	'/actions/11036/hypact-form': 'the other keeps a draft',
	'/actions/11031/inventory?way=manual': 'the other keeps a draft',
	'/mortgage-check/10011/11037': 'the other keeps a draft',
	'/appointments/10101': 'the main one joins, the others note the appointment or ask before it is cancelled',
	'/action/11031/ockto-form': 'all look or go elsewhere',
	'/action/11031/iwize-form': 'both go to another way to fill in',
	'/nergens': 'both go elsewhere',
}

/** Radio buttons that are chosen before a client chooses, by address and name. */
export const presets: Record<string, string> = {
	'/preferences language': 'the setting today',
	'/preferences size': 'the setting today',
	'/preferences contrast': 'the setting today',
	'/preferences notices': 'the setting today',
	'/preferences scripts': 'the setting today',
	'/settings language': 'the setting today',
	'/dossiers/create hasPartner': 'opens the fields of a partner',
	'/actions/11031/inventory way': 'the way that shares nothing with others',
	'/mortgages/10012/loan-parts/11102 basedOn': 'the record, else its default [A98]',
	'/mortgages/10012/loan-parts/11102 smartcareMinimumSavingsPeriod': 'the record, else its default [A98]',
	'/mortgages/10011/marketvalue/11033 basedOn': 'the record',
	'/mortgages/10011/present-opportunity-to-consumer/11034 customPeriod': 'the record; counts for one answer',
	'/actions/11031/inventory?way=manual consumer.gender': 'the record',
	'/actions/11031/inventory?way=manual consumer.everDivorced': 'the record',
	'/actions/11031/inventory?way=manual consumer.inPaidEmployment': 'the record',
	'/actions/11031/inventory?way=manual consumer.smoker': 'the record',
	'/actions/11031/inventory?way=manual consumer.hasPartner': 'the record',
	'/actions/11031/inventory?way=manual partner.gender': 'the record',
}
