import type { ListedAction } from '#app/api/resources/action'
import { findKnown } from '#app/lib/unread'
import { isDoneTask, isOpenTask } from '#app/products/task-state.server'
import { groupDocuments, listImportantDocuments } from '#app/features/documents/important-documents.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { describePaymentStatus } from '#app/features/invoices/invoices.server'
import type { DataContext, DataItem } from '#app/features/my-data/data-item'
import { formatDate } from '#app/lib/format-date'
import { getActionTitle, getProductTitle } from '#app/products/action-tasks.server'
import { listTasks } from '#app/products/task-facts.server'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { getInvoices } from './invoices.server'
import { getLifeInsuranceView } from '#app/features/life-insurances/life-insurances.server'
import * as mortgages from '#app/features/mortgages/mortgages.server'
import { listHouseCards } from '#app/features/purchase-intentions/houses.server'
import {
	getPurchaseIntentionFacts,
	listPurchaseIntentions,
} from '#app/features/purchase-intentions/purchase-intentions.server'
import { getWillView } from '#app/features/wills/wills.server'
import { requireItem } from '#app/products/require-item'

export async function describeMortgage(ctx: DataContext, id: string): Promise<DataItem> {
	const mortgage = await mortgages.getMortgage(ctx, id)
	const { title, facts, loanParts } = mortgages.describeMortgage(mortgage, ctx.say)
	if (!loanParts) return { title, facts }
	const rows = loanParts.rows.map(({ name, cells }) => [name, ...cells])
	return { title, facts, tables: [{ title: loanParts.title, columns: loanParts.columns, rows }] }
}

export async function describeLifeInsurance(ctx: DataContext, id: string): Promise<DataItem> {
	const { title, facts, insured } = await getLifeInsuranceView(ctx, id)
	const tables = insured?.people.map(({ name, rows }) => ({ title: name, columns: insured.columns, rows }))
	return { title, facts, tables }
}

export async function describeWills(ctx: DataContext, id: string): Promise<DataItem> {
	const { title, facts, wills } = await getWillView(ctx, id)
	return { title, facts, tables: wills.rows.length > 0 ? [wills] : [] }
}

export async function describeIntention(ctx: DataContext, id: string): Promise<DataItem> {
	const { say } = ctx
	const intention = requireItem(await listPurchaseIntentions(ctx), id)
	const { houses } = say.table('purchaseIntentions')
	const columns = [houses.unnamed, say('myData.facts.place'), say('purchaseIntentions.houses.price')]
	const rows = listHouseCards(intention, say).map(({ title, location = '-', facts }) => {
		const price = facts.find(({ term }) => term === houses.price)
		return [title, location, price?.detail ?? '-']
	})
	const tables = rows.length > 0 ? [{ title: houses.title, columns, rows }] : []
	return { ...getPurchaseIntentionFacts(intention, say), tables }
}

export async function describeDossiers(ctx: DataContext): Promise<DataItem[]> {
	const { dossiers, advisors } = await getDossierCards(ctx)
	const texts = ctx.say.table('myData').facts
	const progressFacts = dossiers.map(({ label, progress }) => ({
		title: label,
		facts: [createFact(texts.progress, progress)],
	}))
	const people = advisors.map(({ name, role, phone, mail }) =>
		createFact(role ?? name, [role && name, phone?.text, mail?.text].filter(Boolean).join(', ')),
	)
	return people.length === 0 ? progressFacts : [...progressFacts, { title: texts.advisors, facts: people }]
}

export async function describeActions(ctx: DataContext): Promise<DataItem[]> {
	const { say } = ctx
	const { columns } = say.table('documents')
	const { asked, done } = say.table('timeline').kinds
	const describeState = (action: ListedAction) =>
		isDoneTask(action) ? done : isOpenTask(action) ? asked : undefined
	return (await listTasks(ctx)).known.map((action) => ({
		title: getActionTitle(action, say),
		facts: [
			createFact(columns.for, getProductTitle(action, say)),
			createDateFact(columns.date, action.dateCreated, say),
			createFact(columns.status, describeState(action) ?? say('unread.status')),
		],
	}))
}

export async function describeInvoices(ctx: DataContext): Promise<DataItem[]> {
	const { say } = ctx
	const texts = say.table('invoices')
	const { bills } = await getInvoices(ctx)
	return bills.known.map((bill) => ({
		title: findKnown(bill.invoice.publicNumber) ?? texts.number,
		facts: [
			createFact(texts.date, bill.date && formatDate(bill.date, say.language)),
			createMoneyFact(texts.amount, bill.total, say),
			createFact(texts.description, bill.description),
			createFact(texts.status, describePaymentStatus(bill, say)),
		],
	}))
}

/** Names only; the files are downloaded from their own page. */
export async function describeDocuments(ctx: DataContext): Promise<DataItem[]> {
	const groups = groupDocuments((await listImportantDocuments(ctx)).known, ctx.say)
	return groups.map(({ title, documents }) => ({
		title,
		facts: documents.map(({ name, description }) => createFact(name, description)),
	}))
}
