import { http, HttpResponse, type JsonBodyType } from 'msw'
import { createPng } from '#app/backend/drawn-files'
import { readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import type { ClientSite } from '#tests/support/use-site'

export const picture = createPng([[0, 1, 0]], ['#ffffff', '#000000']).toString('base64')
export const startUrl = 'https://delen.voorbeeld.nl/begin?code=7'
export const frameUrl = 'https://formulier.voorbeeld.nl/start?taal=nl'
const qrcode = { qrCode: picture, url: startUrl, errors: [] as unknown }

/** An action that asks for an inventory, with answers that the test sets. */
export function createSharing(site: ClientSite) {
	let last = 800
	return {
		/** Sets an action with a new id. Returns its addresses. */
		ask(more: object = {}, id = String((last += 1))) {
			site.tell('/api/actions', { ...asked, ...more, id })
			const at = `/action/${encodeURIComponent(id)}`
			return { id, ockto: `${at}/ockto-form`, iwize: `${at}/iwize-form` }
		},
		/** Sets the API's answer; members of the code replace the defaults. */
		require(change: Partial<typeof qrcode> = {}, more: object = {}) {
			const ockto = { ockto_debug: false, ockto_qrcode: { ...qrcode, ...change }, ...more }
			site.api.answer(requirements({ id: '1', data: { ockto, iwize: { iframe_url: frameUrl } } }))
		},
		requireThis: (body: JsonBodyType) => site.api.answer(requirements(body)),
		state: (body: JsonBodyType) =>
			site.api.answer(http.get('*/api/inventory-form/ockto-state/:id', () => HttpResponse.json(body))),
		/** Makes the API accept commands. */
		take: () =>
			site.api.answer(
				http.post('*/api/inventory-form/:call/:id', () => new HttpResponse(null, { status: 204 })),
			),
		sent: (call: string) => site.api.callsTo('POST', new RegExp(`^/api/inventory-form/${call}/`)),
	}
}

function requirements(body: JsonBodyType) {
	return http.get('*/api/inventory-form/requirements/:id', () => HttpResponse.json(body))
}

const asked = {
	type: 'FILL_INVENTORY_FORM',
	label: 'Inventarisatie',
	product: { id: '80', type: 'dossier', label: 'Kade 1' },
}

/** Error texts of a page. */
export function listErrors(page: Page) {
	return [...page.document.querySelectorAll('main [data-tone=error]')].map(readText)
}
