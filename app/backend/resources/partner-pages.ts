import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import { renderDemoButtons, renderDemoPage, createDemoPolicy } from '#app/backend/docs.server'
import { BackendFailure } from '#app/backend/jsonapi'
import { getApiSettings, type ApiStore } from '#app/backend/store.server'
import type { ApiEnv } from '#app/backend/call-context.server'
import { updateSharing, ocktoCodes, findSharing } from './sharing-record'

const ocktoName = 'Ockto (voorbeeld)'
const iwizeName = 'iWize (voorbeeld)'

/** Buttons of the app by sharing state, with the state that each one sets. */
const steps: Record<number, Record<string, number>> = {
	[ocktoCodes.start]: { 'Scan de code': ocktoCodes.qrcodeScanned },
	[ocktoCodes.qrcodeScanned]: { 'Deel de gegevens': ocktoCodes.finished, Weiger: ocktoCodes.failed },
	[ocktoCodes.failed]: { 'Begin opnieuw': ocktoCodes.start },
}

export function getOcktoPath(key: string) {
	return `/partners/ockto/${key}`
}

/** The form that the portal shows in a frame. It needs no login. */
export const iwizePath = '/partners/iwize/form'

/** Partners of the demo: an app that shares data, and a form in a frame. */
export function createPartnerPageRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.get('/partners/ockto/:key', (c) => {
			const { id, ockto } = getByKey(store, c)
			c.header('content-security-policy', createDemoPolicy())
			return c.html(ocktoPage(ockto.code, `${getApiSettings(store).portalUrl}/action/${id}/ockto-form`))
		})
		.post('/partners/ockto/:key', async (c) => {
			const action = getByKey(store, c)
			const { step } = await c.req.parseBody()
			const code = typeof step === 'string' ? steps[action.ockto.code]?.[step] : undefined
			if (code !== undefined) updateSharing(store, action, { code })
			return c.redirect(getOcktoPath(action.ockto.key), 303)
		})
		.get(iwizePath, (c) => {
			const nonce = randomBytes(16).toString('base64')
			const policy = createDemoPolicy(
				`script-src 'nonce-${nonce}'`,
				"form-action 'none'",
				'frame-ancestors *',
			)
			c.header('content-security-policy', policy)
			return c.html(iwizePage(nonce))
		})
}

function getByKey(store: ApiStore, c: Context<ApiEnv>) {
	const sharing = findSharing(store, c.req.param('key') ?? '')
	if (!sharing) throw new BackendFailure(404, 'nodeMissing')
	return sharing
}

function ocktoPage(code: number, back: string) {
	const buttons = Object.keys(steps[code] ?? {})
	return renderDemoPage(
		ocktoName,
		html`
			<p>Dit is een app om mee te oefenen. Er worden geen gegevens gedeeld.</p>
			${buttons.length > 0 ? renderDemoButtons('step', buttons) : ''}
			<p><a href="${back}">Terug naar de site</a></p>
		`,
	)
}

/** Posts its progress to the page around it, and at the end the answers (contract §6). */
const script = `
const around = document.referrer && new URL(document.referrer).origin
const tell = (message) => around && parent.postMessage(message, around)
tell({ event: 'loaded' })
document.querySelector('form').onsubmit = (event) => {
	event.preventDefault()
	const data = Object.fromEntries(new FormData(event.target))
	tell({ event: 'step', step: 1 })
	tell({ event: 'finished', data })
}`

function iwizePage(nonce: string) {
	return renderDemoPage(
		iwizeName,
		html`
			<p>Dit is een formulier om mee te oefenen. Vul niets echts in.</p>
			<form>
				<p>
					<label for="income">Bruto jaarinkomen</label>
					<input id="income" name="grossYearlyIncome" value="48000" />
				</p>
				<button>Verstuur de gegevens</button>
			</form>
			<script nonce="${nonce}">
				${raw(script)}
			</script>
		`,
	)
}
