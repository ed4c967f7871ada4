import { gzipSync } from 'node:zlib'
import { request } from 'undici'
import { formTokenField } from '#app/request/form-fields'
import { aloneAnswers, createStepsThrough } from '../actions/hypact-answers'
import { fillWithoutScripts } from '../actions/steps'
import { startPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import type { ReportLine } from './large-dossier'
import type { Visitor } from '../support/visitor'
import { computeMedian, startBenchApi } from './processes'

const turns = 60
const page = '/actions/21031/hypact-form'
const inventory = '/actions/21032/inventory?way=manual'
const step = {
	from: `${page}?step=7`,
	to: `${page}?step=8`,
	fields: { step: 'risk', riskInterestIncrease: 'onacceptabel' },
}

/** Measures the cost of a questionnaire's step, and the size of one with many rows. */
export async function measureWizard(note: ReportLine): Promise<void> {
	const api = await startBenchApi('plain')
	const portal = await startPortal({ apiUrl: api.url })
	try {
		await reportStep(portal.url, api.url, note)
		await reportRows(portal.url, note)
	} finally {
		await portal.close()
		await api.stop()
	}
}

/** Post, redirect and next page, against the page alone, in alternating turns. */
async function reportStep(portalUrl: string, apiUrl: string, note: ReportLine) {
	const { visitor } = await openOverview(portalUrl, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	await fillWithoutScripts(
		await visitor.visit(`${page}?step=1`),
		createStepsThrough(aloneAnswers.slice(0, 6)),
	)
	const post = await openPost(portalUrl, visitor, step.from)
	const show = async () =>
		void (await (await request(portalUrl + step.to, { headers: post.headers })).body.dump())
	const send = () => post.send(step.fields, step.to)
	const ratios: number[] = []
	await send()
	for (let turn = 0; turn < turns; turn += 1) {
		const alone = await timeOf(show)
		const whole = await timeOf(async () => {
			await send()
			await show()
		})
		ratios.push(whole / alone)
	}
	note('questionnaire: a step, times showing its page', computeMedian(ratios), { atMost: 2.2, unit: '×' })
	const own = await callsOf(apiUrl, show)
	const others = (await callsOf(apiUrl, send)).filter((call) => !own.includes(call))
	note('questionnaire: calls of a step besides its page’s own', others.length, { atMost: 0 })
}

/** The inventory with ten loan parts and ten pensions. */
async function reportRows(portalUrl: string, note: ReportLine) {
	const { visitor } = await openOverview(portalUrl, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	const { send } = await openPost(portalUrl, visitor, inventory)
	const rows = Array.from({ length: 9 }, (_, at): [string, string][] => [
		[`mortgage.loanParts[${at}].lender`, `Bank ${at}`],
		[`pension.pensions[${at}].company`, `Werkgever ${at}`],
	]).flat()
	rows.push(['pension.pensions[9].company', 'De laatste'])
	const fields = { step: 'inventory', ...Object.fromEntries(rows), 'add-loanParts': 'x' }
	await send(fields, `${inventory}&step=1#loanParts-10`)
	const { html } = await visitor.visit(inventory)
	note('inventory with 20 rows: HTML, gz', gzipSync(html).length / 1024, { atMost: 40, unit: 'KB' })
}

/** Posts a form of the page repeatedly and checks the redirect. */
async function openPost(portalUrl: string, visitor: Visitor, address: string) {
	const shown = await visitor.visit(address)
	const token = shown.document.querySelector<HTMLInputElement>(`[name=${formTokenField}]`)?.value ?? ''
	const headers = { cookie: visitor.cookies.header(address) ?? '', 'user-agent': 'Mozilla/5.0 Chrome/141' }
	const type = { 'content-type': 'application/x-www-form-urlencoded' }
	const send = async (fields: Record<string, string>, to: string) => {
		const body = new URLSearchParams({ ...fields, [formTokenField]: token }).toString()
		const answer = await request(portalUrl + address, {
			method: 'POST',
			headers: { ...headers, ...type },
			body,
		})
		await answer.body.dump()
		if (answer.headers.location !== to)
			throw new Error(`${address} led to ${answer.statusCode} ${String(answer.headers.location)}`)
	}
	return { headers, send }
}

async function callsOf(apiUrl: string, act: () => Promise<void>) {
	await request(`${apiUrl}/bench/calls`).then(({ body }) => body.dump())
	await act()
	return (await (await request(`${apiUrl}/bench/calls`)).body.json()) as string[]
}

async function timeOf(act: () => Promise<void>) {
	const start = performance.now()
	await act()
	return performance.now() - start
}
