import { findKnown } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import { TOTP } from 'otpauth'
import type { ApiClient } from '#app/api/client.server'
import { ApiFailure, ContractViolation } from '#app/api/errors'
import { getFailureCause } from '#app/api/failure-cause'
import { formatConsumerName, type Consumer } from '#app/api/resources/consumer'
import { twoFactorQrSchema } from '#app/api/resources/auth'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { getCodeTexts } from './settings.server'

export type AppStepView = SerializeFrom<typeof buildAppStep>
export type LinkStepView = SerializeFrom<typeof getLinkStep>

/** Step 1 [173]. */
export function buildAppStep(say: Say) {
	const { app, back } = say.table('settings')
	const { have, find, offline, lost, next } = app
	return { ...stepHeading(app), kind: 'app' as const, lines: [have, find, offline, lost], next, back }
}

export async function getLinkStep(ctx: Uses<'api' | 'firm' | 'say'>, person: Consumer) {
	const { say } = ctx
	const { image, secret } = await getQr(ctx.api)
	const { link, back } = say.table('settings')
	const label = findKnown(person.email) ?? formatConsumerName(person)
	return {
		...link,
		...stepHeading(link),
		kind: 'link' as const,
		back,
		image,
		address: secret && new TOTP({ secret, label, issuer: await firmName(ctx) }).toString(),
		secret: secret?.match(/.{1,4}/g)?.join(' '),
		code: getCodeTexts(say),
	}
}

/** The document title includes the step. */
function stepHeading({ step, title, purpose }: { step: string; title: string; purpose: string }) {
	return { title: `${step}: ${title}`, heading: title, step, purpose }
}

/** A missing picture is a failure: not-found leads back to the settings, and so in a circle. @see [174], contract §2 */
async function getQr(api: ApiClient) {
	const path = '/api/auth/two-factor-qr'
	try {
		return await api.getImage(path, twoFactorQrSchema)
	} catch (error) {
		const isMissing = error instanceof ApiFailure && getFailureCause(error) === 'missing'
		throw isMissing ? new ContractViolation(path, { cause: error }) : error
	}
}

async function firmName({ firm, say }: Uses<'firm' | 'say'>) {
	const { branches, branch } = await firm()
	return branches.find(({ domain }) => domain === branch)?.name ?? say('shell.portal')
}
