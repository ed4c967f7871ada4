import { bankguaranteeProposal, otdSign } from './agreement-states'
import { feedback } from './feedback-states'
import { homeStates } from './home-states'
import { login, loginCode, forgotPassword, resetPassword, notFound } from './guest-states'
import { cardifao, cardifaos, fgv, fgvs, lifeInsurance, lifeInsurances } from './life-states'
import { mortgage, mortgages, otd, otds } from './mortgage-states'
import { approval } from './approval-states'
import { conditionsPrecedent, opportunity } from './mortgage-answer-states'
import { appointment, appointments } from './appointment-states'
import { premium } from './premium-states'
import { invoices, quotes } from './invoice-states'
import { actions, documents, timeline } from './overview-states'
import { dashboard, upload, importantDocuments, settings, twoFactor } from './portal-states'
import { accessibility, glossary, help } from './information-states'
import { inventory } from './inventory-states'
import { knowledge } from './knowledge-states'
import { guestMortgageCheck, mortgageCheck, mortgageCheckLogin } from './mortgage-check-states'
import { damage, proposal } from './insurance-action-states'
import { loanPartsForm } from './loan-part-states'
import { marketValue } from './mortgage-action-states'
import { payment, toTheBank } from './payment-states'
import { createDossier } from './create-dossier-states'
import { preferences } from './preference-states'
import { notices, waitingFile } from './notice-states'
import { myData } from './my-data-states'
import { receipt, receiptCheck, receipts } from './receipt-states'
import { credit, credits } from './product-states'
import { iwize, ockto } from './data-sharing-states'
import { discardDraft, hypact } from './wizard-states'
import { routes, type Route } from '../journeys/access/route-kinds'
import type { State } from './state'

const known: Record<string, State[]> = {
	'/': login,
	'/login/code': loginCode,
	'/logout/confirm': [
		{ name: 'asked first', as: 'anna', path: '/logout/confirm', shows: 'form[action="/logout"] button' },
	],
	'/forgot/password': forgotPassword,
	'/dossiers/create': createDossier,
	'/preferences': preferences,
	'/privacy': [{ name: 'with what is kept', path: '/privacy', shows: 'main table' }],
	'/accessibility': accessibility,
	'/glossary': glossary,
	'/help': help,
	'/mortgage-check/:id/:action': mortgageCheck,
	'/mortgage-check/:action': guestMortgageCheck,
	'/mortgage-check-login/:action': mortgageCheckLogin,
	'/reset/password': resetPassword,
	'/nps-feedback': feedback,
	'/dashboard': dashboard,
	'/actions': actions,
	'/documents': documents,
	'/timeline': timeline,
	'/actions/:action/upload-document': upload,
	'/offline': [{ name: 'without a connection', path: '/offline', shows: 'main a' }],
	'/important-documents': importantDocuments,
	'/settings': settings,
	'/settings/two-factor': twoFactor,
	'/settings/my-data': myData,
	'/notices': notices,
	'/waiting-file': waitingFile,
	'/receipts': receipts,
	'/receipts/check': receiptCheck,
	'/receipts/:receipt': receipt,
	'/mortgages': mortgages,
	'/mortgages/:id': mortgage,
	'/mortgages/:id/loan-parts/:action': loanPartsForm,
	'/mortgages/:id/marketvalue/:action': marketValue,
	'/mortgages/:id/present-opportunity-to-consumer/:action': opportunity,
	'/actions/:action/update-date-conditions-precedent': conditionsPrecedent,
	'/actions/:action/approve-document': approval,
	'/general-insurances/:id/damage-reports/create': damage,
	'/woongarant-insurance/:id/sign/:action': proposal,
	'/life-insurances': lifeInsurances,
	'/life-insurances/:id': lifeInsurance,
	'/fgvs': fgvs,
	'/fgvs/:id': fgv,
	'/cardifao': cardifaos,
	'/cardifao/:id': cardifao,
	'/cardifao/:id/premium/:action': premium,
	'/otds': otds,
	'/otds/:id': otd,
	'/otds/:id/sign/:action': otdSign,
	'/bankguarantees/:id/bnp-proposal/:action': bankguaranteeProposal,
	'/credits': credits,
	'/credits/:id': credit,
	...homeStates,
	'/appointments': appointments,
	'/appointments/:id': appointment,
	'/invoices': invoices,
	'/actions/:action/download-qoute': quotes,
	'/actions/:action/knowledge-test': knowledge,
	'/actions/:action/hypact-form': hypact,
	'/actions/:action/inventory': inventory,
	'/drafts/:draft/delete': discardDraft,
	'/action/:action/ockto-form': ockto,
	'/action/:action/iwize-form': iwize,
	'/actions/:action/invoice-payment': payment,
	'/actions/:action/to-the-bank': toTheBank,
	'*': notFound,
}

/** States of every page of app/routes.ts by path. A page without a row is judged as it opens. */
export const states: Record<string, State[]> = {
	...known,
	...Object.fromEntries(
		routes
			.filter(({ has, path }) => has.page && !(path in known))
			.map((page) => [page.path, [asItOpens(page)]]),
	),
}

function asItOpens({ kind, address }: Route): State {
	return {
		name: 'as it opens',
		...(kind === 'portal' ? { as: 'anna' as const } : {}),
		path: address,
		shows: 'main h1',
	}
}
