import { createTotp } from '#app/backend/password.server'
import type { Page } from '#tests/support/page'
import type { Visitor } from '#tests/support/visitor'

export const codePath = '/api/auth/two-factor'

export const listErrors = (page: Page) =>
	[...page.getByRole('alert').querySelectorAll('li')].map((item) => item.textContent)

/** The secret for an app, on the step that links one. */
export const readSecret = (page: Page) =>
	page.document.querySelector('code')?.textContent.replaceAll(' ', '') ?? ''

export const openLinkStep = (visitor: Visitor) => visitor.visit('/settings/two-factor?step=2')

/** The page after two-factor authentication was switched on, and the secret of the app. */
export async function turnOn(visitor: Visitor) {
	const step = await openLinkStep(visitor)
	const secret = readSecret(step)
	step.fill('Code uit uw app', createTotp(secret, new Date()))
	return { page: await step.press('Zet extra beveiliging aan'), secret }
}
