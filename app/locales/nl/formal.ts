import { accessibility } from './accessibility'
import { actions } from './actions'
import { advice } from './advice'
import { appointments } from './appointments'
import { bankguarantees } from './bankguarantees'
import { approval } from './approval'
import { branches } from './branches'
import { cardifPremium } from './cardif-premium'
import { cardifao } from './cardifao'
import { businessIncomes } from './business-incomes'
import { conditionsPrecedent } from './conditions-precedent'
import { createDossier } from './create-dossier'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { documents } from './documents'
import { downloads } from './downloads'
import { drafts } from './drafts'
import { errors } from './errors'
import { failure } from './failure'
import { feedback } from './feedback'
import { fgvs } from './fgvs'
import { form } from './form'
import { glossary } from './glossary'
import { guaranteeProposal } from './guarantee-proposal'
import { lifeInsurances } from './life-insurances'
import { insurances } from './insurances'
import { help } from './help'
import { hypact } from './hypact'
import { inventory } from './inventory'
import { invoices } from './invoices'
import { iwize } from './iwize'
import { lists } from './lists'
import { login } from './login'
import { loginCode } from './login-code'
import { logout } from './logout'
import { maintenance } from './maintenance'
import { sending } from './sending'
import { receipts } from './receipts'
import { received } from './received'
import { loanParts } from './loan-parts'
import { marketValue } from './market-value'
import { damageReport } from './damage-report'
import { proposal } from './proposal'
import { messages } from './messages'
import { mortgageCheck } from './mortgage-check'
import { mortgages } from './mortgages'
import { notFound } from './not-found'
import { myData } from './my-data'
import { notices } from './notices'
import { ockto } from './ockto'
import { offline } from './offline'
import { opportunity } from './opportunity'
import { otds } from './otds'
import { otdSign } from './otd-sign'
import { otdTerms } from './otd-terms'
import { page } from './page'
import { payments } from './payments'
import { pages } from './pages'
import { preferences } from './preferences'
import { privacy } from './privacy'
import { products } from './products'
import { purchaseIntentions } from './purchase-intentions'
import { quotes } from './quotes'
import { settings } from './settings'
import { password } from './password'
import { shell } from './shell'
import { timeline } from './timeline'
import { unread } from './unread'
import { upload } from './upload'
import { validation } from './validation'
import { wills } from './wills'
import { wizard } from './wizard'

export const formal = {
	shell,
	form,
	login,
	loginCode,
	logout,
	branches,
	maintenance,
	notFound,
	failure,
	offline,
	dashboard,
	actions,
	unread,
	upload,
	documents,
	downloads,
	appointments,
	notices,
	validation,
	errors,
	page,
	password,
	advice,
	pages,
	messages,
	settings,
	lists,
	preferences,
	privacy,
	myData,
	accessibility,
	glossary,
	help,
	products,
	credits,
	mortgages,
	mortgageCheck,
	otds,
	lifeInsurances,
	fgvs,
	cardifao,
	insurances,
	bankguarantees,
	businessIncomes,
	wills,
	purchaseIntentions,
	invoices,
	quotes,
	timeline,
	sending,
	receipts,
	received,
	loanParts,
	marketValue,
	conditionsPrecedent,
	opportunity,
	approval,
	guaranteeProposal,
	otdSign,
	otdTerms,
	damageReport,
	proposal,
	cardifPremium,
	payments,
	wizard,
	hypact,
	inventory,
	ockto,
	iwize,
	drafts,
	createDossier,
	feedback,
}
