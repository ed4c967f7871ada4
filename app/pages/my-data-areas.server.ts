import { clientCalls, type CheckedCall } from '#app/api/calls'
import { consumerSchema } from '#app/api/resources/consumer'
import { getAppointmentPage } from '#app/features/appointments/appointment-page.server'
import { listAppointments } from '#app/features/appointments/appointments.server'
import { getBankguaranteeView } from '#app/features/bankguarantees/bankguarantees.server'
import { getBusinessIncomeView } from '#app/features/business-incomes/business-incomes.server'
import { getCardifaoView } from '#app/features/cardifao/cardifao.server'
import { getCreditView } from '#app/features/credits/credits.server'
import { findPartnerFacts, listPersonFacts } from '#app/features/dossiers/dossiers.server'
import { getFgvView } from '#app/features/fgvs/fgvs.server'
import { getGeneralInsuranceView } from '#app/features/insurances/general-insurance.server'
import { getWoongarantView } from '#app/features/insurances/woongarant.server'
import type { ToldItem } from '#app/features/my-data/told-item'
import { getOtdView } from '#app/features/otds/otds.server'
import { listAnnouncements } from '#app/features/welcome/welcome.server'
import type { RequestContext } from '#app/request/context.server'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { productPages } from '#app/products/kinds'
import { createFact } from '#app/products/facts'
import { tellActions, tellDocuments, tellDossiers, tellInvoices } from './my-data-lists.server'
import { tellIntention, tellLifeInsurance, tellMortgage, tellWills } from './my-data-products.server'

export interface Area {
	call: CheckedCall
	/** File name: the API's name in every language, for programs. */
	name: string
	title: TextKey
	href?: string
	tell: (ctx: RequestContext, ids: readonly string[]) => Promise<ToldItem[]>
}

type Tell = (ctx: RequestContext, id: string) => Promise<ToldItem>
type Row = Omit<Area, 'call' | 'name'>

const product = (kind: keyof typeof productPages, tell: Tell): Row => ({
	title: productPages[kind].title,
	href: productPages[kind].list(),
	tell: (ctx, ids) => Promise.all(ids.map((id) => tell(ctx, id))),
})

const rows: Record<string, Row> = {
	'/api/consumers': { title: 'myData.areas.person', tell: tellPerson },
	'/api/consumers/partner': { title: 'dashboard.partner.title', tell: tellPartner },
	'/api/dossiers': { title: 'myData.areas.dossiers', href: paths.dashboard(), tell: tellDossiers },
	'/api/actions': { title: 'myData.areas.actions', href: paths.actions(), tell: tellActions },
	'/api/notifications': {
		title: 'dashboard.announcements',
		href: paths.dashboard(),
		tell: async (ctx) => (await listAnnouncements(ctx)).map(({ text }) => ({ title: text, facts: [] })),
	},
	'/api/documents': {
		title: 'shell.menu.importantDocuments',
		href: paths.importantDocuments(),
		tell: tellDocuments,
	},
	'/api/invoices': { title: 'shell.menu.invoices', href: paths.invoices(), tell: tellInvoices },
	'/api/products/mortgages': product('mortgage', tellMortgage),
	'/api/products/otds': product('otd', async (ctx, id) => {
		const { status, ...otd } = await getOtdView(ctx, id)
		return { ...otd, facts: [...otd.facts, createFact(status.term, status.text)] }
	}),
	'/api/products/appointments': {
		...product('appointment', getAppointmentPage),
		tell: async (ctx) =>
			Promise.all((await listAppointments(ctx)).map(({ id }) => getAppointmentPage(ctx, id))),
	},
	'/api/products/bankguarantees': product('bankguarantee', getBankguaranteeView),
	'/api/products/business-incomes': product('business_income', getBusinessIncomeView),
	'/api/products/will-writing-advices': product('will_writing_advice', tellWills),
	'/api/products/credits': product('credit', getCreditView),
	'/api/products/life-insurances': product('lifeinsurance', tellLifeInsurance),
	'/api/products/general-insurances': product('general_insurance', getGeneralInsuranceView),
	'/api/products/woongarant-insurances': {
		...product('woongarant', getWoongarantView),
		title: 'myData.areas.woongarants',
	},
	'/api/products/fgvs': product('fgv', getFgvView),
	'/api/products/cardifao': product('cardifao', getCardifaoView),
	'/api/products/purchase-intentions': product('purchase_intention', tellIntention),
}

/**
 * Calls with personal data, in the order of the menu. Data that the firm shows to all clients is excluded.
 */
export const areas: readonly Area[] = Object.entries(rows).flatMap(([path, row]) => {
	const call = clientCalls.find((one) => one.path === path)
	return call ? [{ ...row, call, name: path.slice(path.lastIndexOf('/') + 1) }] : []
})

async function tellPerson({ api, say }: RequestContext): Promise<ToldItem[]> {
	const person = await api.get('/api/consumers', consumerSchema)
	const { address, phone } = say.table('myData').facts
	const [name, ...facts] = listPersonFacts(person, say)
	const phones = [person.phoneHome, person.phoneMobile, ...person.phoneNumbers]
	const known = [...new Set(phones.filter((one) => one !== undefined))].join(', ')
	const street = [person.streetName, person.houseNumber, person.houseNumberAddition].filter(Boolean).join(' ')
	const place = [person.zipcode, person.city].filter(Boolean).join(' ')
	const home = person.address ?? [street, place].filter(Boolean).join(', ')
	return [
		{
			title: name?.detail ?? '-',
			facts: [...facts, createFact(address, home || undefined), createFact(phone, known || undefined)],
		},
	]
}

async function tellPartner(ctx: RequestContext): Promise<ToldItem[]> {
	const [name, ...facts] = (await findPartnerFacts(ctx)) ?? []
	return name ? [{ title: name.detail, facts }] : []
}
