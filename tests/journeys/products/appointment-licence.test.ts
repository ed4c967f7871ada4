import { expect, test } from 'vitest'
import { dayAfter } from '#tests/support/dates'
import { useBranches, createDocument, createListDocument } from '#tests/support/own-branches'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'

const { api, portal, branches } = await useBranches()

const appointment = {
	id: '7',
	label: 'Bespreking',
	type: 'Gesprek op kantoor',
	date: dayAfter(6),
	start_time: '09:30',
	is_true_meeting: true,
	true_meeting_url: 'https://overleg.voorbeeld.nl/true',
	is_teams: true,
	teams_url: 'https://overleg.voorbeeld.nl/teams',
}

async function visitAt(licence: Parameters<typeof createDocument>[0]) {
	const branch = branches.open({
		'/api/licenses/current': createDocument(licence),
		'/api/products/appointments': createListDocument([appointment]),
	})
	const { visitor } = await signIn(portal.url, { branch })
	return { visitor, page: await visitor.visit('/appointments/7') }
}

test.each(
	deal('pages', [
		['show_appointment_type', true, true],
		['showAppointmentType', 1, true],
		['do_show_appointment_type', '1', true],
		['show_appointment_type', false, false],
		['appointment_other', true, false],
	]),
)('The kind of appointment with %s %s is shown: %s [182] [186] [352]', async (name, value, isShown) => {
	const { page } = await visitAt({ features: { [name]: value } })
	expect('Soort afspraak' in readFacts(page)).toBe(isShown)
})

test.each([
	['can_cancel_appointments', true, true],
	['canCancelAppointments', true, true],
	['can_cancel_appointments', false, false],
	['other', true, false],
])('Cancelling here with %s %s is offered: %s [182] [186] [358]', async (name, value, isOffered) => {
	const { visitor, page } = await visitAt({ features: { [name]: value } })
	const link = page.queryByRole('link', { name: 'Zeg de afspraak af' })
	expect(link?.getAttribute('href')).toBe(isOffered ? '/appointments/7?confirm=cancel' : undefined)
	const question = await visitor.visit('/appointments/7?confirm=cancel')
	expect(question.queryByRole('button', { name: 'Ja, zeg af' }) !== null).toBe(isOffered)
})

test.each([
	['has_truemeeting_enabled', false, ['Teams']],
	['hasTruemeetingEnabled', '0', ['Teams']],
	['has_truemeeting_enabled', true, ['TrueMeeting', 'Teams']],
	['other', false, ['TrueMeeting', 'Teams']],
])('The meetings to join with %s %s are %j [183] [186] [353]', async (name, value, shown) => {
	const { page } = await visitAt({ modules: { [name]: value } })
	const joins = page.getAllByRole('link', { name: /^Start het gesprek/ })
	expect(joins.map(({ textContent }) => /in (\w+)/.exec(textContent)?.[1])).toEqual(shown)
})

test('What a client sends to cancel where the licence does not let them is not asked of the API [358]', async () => {
	const { visitor } = await visitAt({ features: { can_cancel_appointments: true } })
	const question = await visitor.visit('/appointments/7?confirm=cancel')
	const other = await visitAt({ features: {} })
	const form = question.getByRole('button', { name: 'Ja, zeg af' })
	const formToken = other.page.document.querySelector('[name=formToken]')?.getAttribute('value') ?? ''
	expect(form).toBeTruthy()
	const body = {
		type: 'application/x-www-form-urlencoded',
		body: Buffer.from(new URLSearchParams({ formToken }).toString()),
	}
	const answer = await other.visitor.visit('/appointments/7?confirm=cancel', {
		method: 'POST',
		body,
		from: other.page,
	})
	expect([answer.path, answer.status]).toEqual(['/appointments/7', 200])
	expect(answer.words).toContain('U kunt deze afspraak hier niet afzeggen.')
	expect(api.callsTo('POST', /cancel$/)).toEqual([])
})
