import { request } from 'undici'
import { formTokenField } from '#app/form-token'
import { aloneAnswers, stepsThrough } from '../actions/hypact-answers'
import { walkPlain } from '../actions/steps'
import { startPortal } from '../support/portal'
import { signIn } from '../support/sign-in'
import type { Note } from './large-dossier'
import { median, startBenchApi } from './processes'

const turns = 60
const page = '/actions/21031/hypact-form'
const step = {
	from: `${page}?step=7`,
	to: `${page}?step=8`,
	fields: { step: 'risk', riskInterestIncrease: 'onacceptabel' },
}

/** What a step of a questionnaire costs: sent, led on, shown; against showing the page alone. */
export async function noteWizard(note: Note): Promise<void> {
	const api = await startBenchApi('plain')
	const portal = await startPortal({ apiUrl: api.url })
	try {
		const { visitor } = await signIn(portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		const seventh = await walkPlain(
			await visitor.visit(`${page}?step=1`),
			stepsThrough(aloneAnswers.slice(0, 6)),
		)
		const token = seventh.document.querySelector<HTMLInputElement>(`[name=${formTokenField}]`)?.value ?? ''
		const body = new URLSearchParams({ ...step.fields, [formTokenField]: token }).toString()
		const headers = { cookie: visitor.cookies.header(page) ?? '', 'user-agent': 'Mozilla/5.0 Chrome/141' }
		const show = async () => void (await (await request(portal.url + step.to, { headers })).body.dump())
		const send = async () => {
			const type = { 'content-type': 'application/x-www-form-urlencoded' }
			const answer = await request(portal.url + step.from, {
				method: 'POST',
				headers: { ...headers, ...type },
				body,
			})
			await answer.body.dump()
			if (answer.statusCode !== 303 || answer.headers.location !== step.to)
				throw new Error(`The step led to ${answer.statusCode} ${String(answer.headers.location)}`)
		}
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
		note('questionnaire: a step, times showing its page', '×', 'at most', 2.2, median(ratios))
		const calls = async (act: () => Promise<void>) => {
			await request(`${api.url}/bench/calls`).then(({ body: seen }) => seen.dump())
			await act()
			return (await (await request(`${api.url}/bench/calls`)).body.json()) as string[]
		}
		const own = await calls(show)
		const others = (await calls(send)).filter((call) => !own.includes(call))
		note('questionnaire: calls of a step besides its page’s own', '', 'at most', 0, others.length)
	} finally {
		await portal.close()
		await api.stop()
	}
}

async function timeOf(act: () => Promise<void>) {
	const start = performance.now()
	await act()
	return performance.now() - start
}
