import type { SerializeFrom } from '@remix-run/node'
import { TOTP } from 'otpauth'
import type { ApiClient } from '#app/api/client.server'
import { nameOf, type Consumer } from '#app/api/resources/consumer'
import { twoFactorQr } from '#app/api/resources/two-factor-qr'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { codeTexts } from './settings.server'

export type AppStepView = SerializeFrom<typeof appStep>
export type LinkStepView = SerializeFrom<typeof getLinkStep>

/** Step 1: what an authenticator app is [173]. */
export function appStep(say: Say) {
	const { app, back } = say.table('settings')
	const { have, find, offline, next } = app
	return { ...stepHeading(app), kind: 'app' as const, lines: [have, find, offline], next, back }
}

/** Step 2: the app's secret as a picture, a link and a text, and the code that proves it. */
export async function getLinkStep(visit: Visit, person: Consumer) {
	const { say } = visit
	const { image, secret } = await getQr(visit.api)
	const { link, back } = say.table('settings')
	const label = person.email ?? nameOf(person)
	return {
		...link,
		...stepHeading(link),
		kind: 'link' as const,
		back,
		image,
		address: secret && new TOTP({ secret, label, issuer: await firmName(visit) }).toString(),
		secret: secret?.match(/.{1,4}/g)?.join(' '),
		code: codeTexts(say),
	}
}

/** The document is titled by its step as well. */
function stepHeading({ step, title, purpose }: { step: string; title: string; purpose: string }) {
	return { title: `${step}: ${title}`, heading: title, step, purpose }
}

/** @see [174], contract §2 */
function getQr(api: ApiClient) {
	return api.getImage('/api/auth/two-factor-qr', twoFactorQr)
}

/** As the account is named in the app. */
async function firmName({ firm, say }: Visit) {
	const { branches, branch } = await firm()
	return branches.find(({ domain }) => domain === branch)?.name ?? say('shell.portal')
}
