import { expect, test } from 'vitest'
import { ApiUnreachable, LicenceUnavailable } from '#app/api/errors'
import { createFeatureContext, locationOf, post, visit } from '#tests/support/feature-context'
import { createDossierHeaders, getDossierPage, openDossierForm, sendDossier } from './create-dossier.server'

const phases = 'GET /api/entities/product-phases'
const command = 'POST /api/create-dossier'
const features = { showAppointmentForm: true, showProductphaseField: true }
const person = { 'persons[0].firstName': 'Anna', 'persons[0].lastName': 'Bos', 'persons[0].email': 'a@b.nl' }

async function open(answers: object = {}, licence: unknown = { features }, path = '/dossiers/create') {
	const ctx = { ...(await createFeatureContext({ [phases]: [], ...answers }, licence)), consumer: undefined }
	return { calls: ctx.calls, opened: await openDossierForm(ctx, visit(path)) }
}

test('A firm without the form shows none; whether it has one is not guessed while its licence is away', async () => {
	await expect(open({}, {})).rejects.toMatchObject({ status: 404 })
	const away = new ApiUnreachable({ cause: 'reset' })
	await expect(open({}, away)).rejects.toBeInstanceOf(LicenceUnavailable)
})

test('The id in the address counts in the browser that it was made for; a stranger’s gives way to a new one', async () => {
	const { opened } = await open()
	const openAgain = (id: string) =>
		openDossierForm({ ...opened.ctx, guest: undefined }, visit(`/dossiers/create?form=${id}`))
	expect((await openAgain(opened.id)).id).toBe(opened.id)
	const { id: foreign } = (await open()).opened
	for (const id of ['', 'kort', 'A'.repeat(22), 'A'.repeat(32), foreign, opened.id.slice(0, -1)]) {
		const { id: own } = await openAgain(id)
		expect([own === id, own.length]).toEqual([false, opened.id.length])
	}
})

test('A posted form proves its id in another browser by its one-time id alone', async () => {
	const { opened } = await open()
	const { formId } = await getDossierPage(opened)
	const postTo = async (id: string, oneTime: string) => {
		const ctx = { ...(await createFeatureContext({ [phases]: [] }, { features })), consumer: undefined }
		const body = new URLSearchParams({ formId: oneTime })
		const request = new Request(visit(`/dossiers/create?form=${id}`), { method: 'POST', body })
		return (await openDossierForm(ctx, request)).id
	}
	expect(await postTo(opened.id, formId)).toBe(opened.id)
	const { formId: foreign } = await getDossierPage((await open()).opened)
	for (const oneTime of ['', 'x', foreign]) expect(await postTo(opened.id, oneTime)).not.toBe(opened.id)
})

test('A list of the API is offered in its order, by its code where it has no label', async () => {
	const { opened } = await open({ [phases]: [{ code: 'b', label: 'Later' }, { code: 'a' }] })
	expect([...opened.choices.productPhase.labels]).toEqual([
		['b', 'Later'],
		['a', 'a'],
	])
})

test('A list that can’t be had costs its question alone, and the page says so', async () => {
	const { opened } = await open({ [phases]: new ApiUnreachable({ cause: 'reset' }) })
	expect(await getDossierPage(opened)).toMatchObject({
		missingFields: ['productPhase'],
		phase: { rows: [{ groups: [] }] },
	})
})

test('A form that is sent has every key, empty ones null, and one person without a partner', async () => {
	const { opened, calls } = await open({ [command]: undefined })
	const { formId } = await getDossierPage(opened)
	const answer = sendDossier(opened, post({ ...person, hasPartner: 'no' }, formId))
	expect(await locationOf(answer)).toBe('/dossiers/create?sent=1')
	expect(calls[1]).toMatchObject([
		command,
		{
			hasPartner: false,
			productPhase: null,
			leadSource: null,
			persons: [{ firstName: 'Anna', incomeType: null }],
		},
	])
})

test('A partner needs a name, and may have no address for mail', async () => {
	const { opened, calls } = await open()
	const answer = (await sendDossier(opened, post({ ...person, hasPartner: 'yes' }))) as Response
	const { result } = (await answer.json()) as { result: { error: object } }
	expect(Object.keys(result.error)).toEqual(['persons[1].firstName', 'persons[1].lastName'])
	expect([answer.status, calls]).toEqual([422, [phases]])
})

test('The browser keeps an empty form for the way back, and none with errors', async () => {
	const { opened } = await open()
	expect(createDossierHeaders(opened)).toHaveProperty('Pragma')
	opened.ctx.outcome.failed = true
	expect(createDossierHeaders(opened)).toEqual({})
})
