import { findKnown, isUnread } from '#app/lib/unread'
import { clientCalls, type CheckedCall } from '#app/api/calls'
import { consumerSchema, type Consumer } from '#app/api/resources/consumer'
import { describeAppointment } from '#app/features/appointments/appointment-page.server'
import { listAppointments } from '#app/products/appointments.server'
import { getBankguaranteeView } from '#app/features/bankguarantees/bankguarantees.server'
import { getBusinessIncomeView } from '#app/features/business-incomes/business-incomes.server'
import { getCardifaoView } from '#app/features/cardifao/cardifao.server'
import { getCreditView } from '#app/features/credits/credits.server'
import { findPartnerFacts, listPersonFacts } from '#app/features/dossiers/dossiers.server'
import { getFgvView } from '#app/features/fgvs/fgvs.server'
import { getGeneralInsuranceView } from '#app/features/insurances/general-insurance.server'
import { getWoongarantView } from '#app/features/insurances/woongarant.server'
import { limitList } from '#app/lib/read-list'
import { toScheduled } from '#app/products/scheduled-appointment'
import type { DataContext, DataItem } from '#app/features/my-data/data-item'
import { getOtdView } from '#app/features/otds/otds.server'
import { listAnnouncements } from '#app/features/welcome/welcome.server'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { productPages } from '#app/products/kinds'
import type { Say } from '#app/i18n/say.server'
import { readAddress } from '#app/products/address'
import { createFact, createTextFact } from '#app/products/facts'
import {
	describeActions,
	describeDocuments,
	describeDossiers,
	describeInvoices,
	describeIntention,
	describeLifeInsurance,
	describeMortgage,
	describeWills,
} from './my-data-lists.server'

/** Items of one area on the page of the archive; the JSON file has all. */
export const mostItems = 100

/** Groups in which a client looks for data, in the order of the page. */
export const areaGroups = ['person', 'affairs', 'products'] as const

export interface Area {
	call: CheckedCall
	/** File name: the API's name in every language, for programs. */
	name: string
	title: TextKey
	group: (typeof areaGroups)[number]
	href?: string
	describe: (ctx: DataContext, ids: readonly string[]) => Promise<DataItem[]>
}

type Describe = (ctx: DataContext, id: string) => Promise<DataItem>
type Row = Omit<Area, 'call' | 'name'>

const product = (kind: keyof typeof productPages, describe: Describe): Row => ({
	title: productPages[kind].title,
	group: 'products',
	href: productPages[kind].list(),
	describe: (ctx, ids) => Promise.all(ids.map((id) => describe(ctx, id))),
})

const rows: Record<string, Row> = {
	'/api/consumers': { title: 'myData.areas.person', group: 'person', describe: describePerson },
	'/api/consumers/partner': { title: 'dashboard.partner.title', group: 'person', describe: describePartner },
	'/api/dossiers': {
		title: 'myData.areas.dossiers',
		group: 'person',
		href: paths.dashboard(),
		describe: describeDossiers,
	},
	'/api/actions': {
		title: 'myData.areas.actions',
		group: 'affairs',
		href: paths.actions(),
		describe: describeActions,
	},
	'/api/notifications': {
		title: 'dashboard.announcements',
		group: 'affairs',
		href: paths.dashboard(),
		describe: async (ctx) => (await listAnnouncements(ctx)).map(({ text }) => ({ title: text, facts: [] })),
	},
	'/api/documents': {
		title: 'shell.menu.importantDocuments',
		group: 'affairs',
		href: paths.importantDocuments(),
		describe: describeDocuments,
	},
	'/api/invoices': {
		title: 'shell.menu.invoices',
		group: 'affairs',
		href: paths.invoices(),
		describe: describeInvoices,
	},
	'/api/products/mortgages': product('mortgage', describeMortgage),
	'/api/products/otds': {
		...product('otd', async (ctx, id) => {
			const { status, ...otd } = await getOtdView(ctx, id)
			return { ...otd, facts: [...otd.facts, createFact(status.term, status.text)] }
		}),
		group: 'affairs',
	},
	'/api/products/appointments': {
		title: productPages.appointment.title,
		group: 'affairs',
		href: productPages.appointment.list(),
		describe: async (ctx) => {
			const appointments = limitList(await listAppointments(ctx), mostItems)
			return Promise.all(appointments.known.map((one) => describeAppointment(ctx, toScheduled(one))))
		},
	},
	'/api/products/bankguarantees': product('bankguarantee', getBankguaranteeView),
	'/api/products/business-incomes': product('business_income', getBusinessIncomeView),
	'/api/products/will-writing-advices': product('will_writing_advice', describeWills),
	'/api/products/credits': product('credit', getCreditView),
	'/api/products/life-insurances': product('lifeinsurance', describeLifeInsurance),
	'/api/products/general-insurances': product('general_insurance', getGeneralInsuranceView),
	'/api/products/woongarant-insurances': {
		...product('woongarant', getWoongarantView),
		title: 'myData.areas.woongarants',
	},
	'/api/products/fgvs': product('fgv', getFgvView),
	'/api/products/cardifao': product('cardifao', getCardifaoView),
	'/api/products/purchase-intentions': product('purchase_intention', describeIntention),
}

/**
 * Calls with personal data, in the order of the menu. Data that the firm shows to all clients is excluded.
 */
export const areas: readonly Area[] = Object.entries(rows).flatMap(([path, row]) => {
	const call = clientCalls.find((candidate) => candidate.path === path)
	return call ? [{ ...row, call, name: path.slice(path.lastIndexOf('/') + 1) }] : []
})

async function describePerson({ api, say }: DataContext): Promise<DataItem[]> {
	const person = await api.get('/api/consumers', consumerSchema)
	const { address, phone } = say.table('myData').facts
	const [name, ...facts] = listPersonFacts(person, say)
	const home = readAddress([
		[person.streetName, person.houseNumber, person.houseNumberAddition],
		[person.zipcode, person.city],
	])
	return [
		{
			title: name?.detail ?? '-',
			facts: [
				...facts,
				createTextFact(address, person.address ?? home, say),
				createFact(phone, describePhones(person, say)),
			],
		},
	]
}

function describePhones({ phoneHome, phoneMobile, phoneNumbers }: Consumer, say: Say) {
	const phones = [phoneHome, phoneMobile, ...phoneNumbers.known]
	const isLost = phones.some(isUnread) || !phoneNumbers.isComplete
	const known = phones.map(findKnown).filter((phone) => phone !== undefined)
	return [...new Set(known), ...(isLost ? [say('unread.cell')] : [])].join(', ') || undefined
}

async function describePartner(ctx: DataContext): Promise<DataItem[]> {
	const [name, ...facts] = (await findPartnerFacts(ctx)) ?? []
	return name ? [{ title: name.detail, facts }] : []
}
