import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { getCard, listNotices } from '#tests/support/card'
import { dayAfter, formatLongDay } from '#tests/support/dates'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/appointments'
const cancelPath = `${path}/7/cancel`
const full = { id: '7', label: 'Bespreking', date: dayAfter(6), start_time: '09:30', end_time: '10:30' }

let anna: Visitor
beforeEach(async () => {
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

const cancelling = () => site.api.callsTo('POST', /\/cancel$/)
const answerCancel = (status: number, body: { code: string } | undefined) =>
	site.api.answer(
		http.post(`*${cancelPath}`, () =>
			body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
		),
	)

async function openQuestion() {
	site.tell(path, full, { ...full, id: '8', label: 'Andere' })
	const detail = await anna.visit('/appointments/7')
	return detail.follow('Zeg de afspraak af')
}

test('Cancelling asks first, on a page of its own, and can be left [358] [672]', async () => {
	const question = await openQuestion()
	expect([question.path, question.status]).toEqual(['/appointments/7?confirm=cancel', 200])
	expect(question.getByRole('heading', { level: 1 }).textContent).toBe('Afspraak afzeggen?')
	expect(question.words).toContain(`“Bespreking” op ${formatLongDay(dayAfter(6))} gaat dan niet door.`)
	const back = await question.follow('Nee, laat staan')
	expect(back.path).toBe('/appointments/7')
	expect(cancelling()).toEqual([])
})

test('A yes cancels without a body; the appointment is gone from the list and the menu is counted anew [360] [361]', async () => {
	const question = await openQuestion()
	answerCancel(204, undefined)
	site.api.forgetCalls()
	const list = await question.press('Ja, zeg af')
	expect([list.path, list.status]).toEqual(['/appointments', 200])
	expect([list.received?.lines[0], listNotices(list)]).toEqual(['U heeft de afspraak afgezegd.', []])
	const [call, ...others] = cancelling()
	expect([call?.path, call?.bytes.length, others.length]).toEqual([cancelPath, 0, 0])
	expect(call?.headers['content-type']).toBeUndefined()
	expect(call?.headers.authorization).toMatch(/^Bearer ./)
	const order = site.api.calls.map(({ path }) => path)
	expect(order.lastIndexOf('/api/products/definitions')).toBeGreaterThan(order.indexOf(cancelPath))
	// This API still lists the cancelled appointment.
	expect(list.queryByRole('link', { name: 'Bespreking' })).toBeNull()
	expect(list.getByRole('link', { name: 'Andere' })).toBeTruthy()
	expect((await anna.visit('/appointments/7')).status).toBe(404)
	expect(getCard(await anna.visit('/dashboard'), 'Uw volgende afspraak').words).not.toContain('Bespreking')
})

test('The demonstration keeps that it was cancelled: another sign-in does not see it either [361]', async () => {
	const detail = await anna.visit('/appointments/10101')
	await (await detail.follow('Zeg de afspraak af')).press('Ja, zeg af')
	const other = await signIn(site.portal.url, { branch: 'noord' })
	expect((await other.visitor.visit('/appointments/10101')).status).toBe(404)
	site.api.backend.reset()
})

test('Pressed twice, it is sent once; the second press ends at the list as well [361]', async () => {
	const question = await openQuestion()
	answerCancel(204, undefined)
	await question.press('Ja, zeg af')
	const again = await question.press('Ja, zeg af')
	expect([again.path, again.status]).toEqual(['/appointments', 200])
	expect(cancelling()).toHaveLength(1)
	const answer = await question.press('Ja, zeg af', { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, '/appointments'])
})

test('An appointment that was cancelled elsewhere: the list says so [361]', async () => {
	const question = await openQuestion()
	answerCancel(409, { code: 'appointmentAlreadyCanceled' })
	const list = await question.press('Ja, zeg af')
	expect(list.path).toBe('/appointments')
	expect(listNotices(list)).toEqual(['Fout Deze afspraak is intussen al afgezegd.'])
	expect(list.queryByRole('link', { name: 'Bespreking' })).toBeNull()
})

test.each([
	[422, 'appointmentCancellationFailed', 'Afzeggen is niet gelukt. Probeer het nog een keer, of bel ons.'],
	[403, 'accessDenied', 'U heeft geen toegang tot dit component.'],
	[404, 'appointmentNotFound', 'Wij kunnen deze afspraak niet vinden.'],
	[500, 'genericError', 'Er is een fout opgetreden, probeer het nog een keer.'],
])('Refused with %i %s the question stands there again and says why [361]', async (...row) => {
	const [answered, code, text] = row
	const question = await openQuestion()
	answerCancel(answered, { code })
	const page = await question.press('Ja, zeg af')
	expect([page.path, page.isRefused]).toEqual(['/appointments/7?confirm=cancel', true])
	const alert = page.getByRole('alert')
	const told = [...alert.querySelectorAll('h2, li')].map(({ textContent }) => textContent)
	expect(told).toEqual(['De afspraak is niet afgezegd', text])
	expect(page.title).toMatch(/^Fout: Afspraak afzeggen\?/)
	await site.api.heal()
	site.tell(path, full)
	answerCancel(204, undefined)
	expect((await page.press('Ja, zeg af')).received?.lines[0]).toBe('U heeft de afspraak afgezegd.')
})

test('An appointment that has begun can be neither cancelled nor changed [356]', async () => {
	const question = await openQuestion()
	const urls = {
		cancel_url: 'https://agenda.voorbeeld.nl/weg',
		edit_url: 'https://agenda.voorbeeld.nl/anders',
	}
	for (const moment of [{ date: dayAfter(-1) }, { date: dayAfter(0), start_time: '00:00' }, { date: null }]) {
		for (const product of [
			{ ...full, ...moment },
			{ ...full, ...moment, ...urls },
		]) {
			await site.api.heal()
			site.tell(path, product)
			const page = await anna.visit('/appointments/7')
			expect(page.queryByRole('link', { name: /^(Zeg de afspraak af|Wijzig|Zet in agenda)/ })).toBeNull()
			expect((await anna.visit('/appointments/7?confirm=cancel')).queryByText('Ja, zeg af')).toBeNull()
		}
	}
	const answer = await question.press('Ja, zeg af')
	expect(answer.path).toBe('/appointments/7')
	expect(listNotices(answer)).toEqual(['Fout U kunt deze afspraak hier niet afzeggen. Bel of mail ons.'])
	expect(cancelling()).toEqual([])
})

test('The firm’s own address for cancelling goes before cancelling here [357]', async () => {
	const question = await openQuestion()
	await site.api.heal()
	site.tell(path, { ...full, cancel_url: 'https://agenda.voorbeeld.nl/weg' })
	const page = await anna.visit('/appointments/7')
	const link = page.getByRole('link', { name: 'Zeg de afspraak af (opent in een nieuw tabblad)' })
	expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
		'https://agenda.voorbeeld.nl/weg',
		'_blank',
	])
	expect((await question.press('Ja, zeg af')).path).toBe('/appointments/7')
	expect(cancelling()).toEqual([])
})

test.each([
	['https://agenda.voorbeeld.nl/anders', 'https://agenda.voorbeeld.nl/anders'],
	['javascript:alert(1)', undefined],
	[null, undefined],
])('Changing is offered at the address of the API alone: %s [359]', async (given, href) => {
	site.tell(path, { ...full, edit_url: given, cancel_url: given?.startsWith('java') ? given : null })
	const page = await anna.visit('/appointments/7')
	const link = page.queryByRole('link', { name: /^Wijzig de afspraak/ })
	expect(link?.getAttribute('href')).toBe(href)
	expect(page.getByRole('link', { name: 'Zeg de afspraak af' }).getAttribute('href')).toBe(
		'/appointments/7?confirm=cancel',
	)
	expect(page.html).not.toContain('javascript:alert')
})

test('A form sent to the page of an appointment that does not ask to cancel it changes nothing [358]', async () => {
	const question = await openQuestion()
	question.document.querySelector('main form')?.setAttribute('action', '/appointments/7')
	const answer = await question.press('Ja, zeg af')
	expect(answer.path).toBe('/appointments/7')
	expect(cancelling()).toEqual([])
})
