import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ResetForm } from '#app/features/password/reset-form-view'
import {
	getResetPage,
	checkPasswords,
	leaveInDoubt,
	requireReset,
	requireSameLink,
	savePassword,
	withStrength,
} from '#app/features/password/reset.server'
import { mayBeSaved } from '#app/features/password/reset-doubt.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { ReplyErrors } from '#app/forms/reply-errors'
import { answerInvalid, parseForm, answerFailed } from '#app/forms/parse-form.server'
import { createLabelFinder } from '#app/forms/find-value'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { sayWhileSignedIn } from '#app/request/enter.server'
import { requireGuest } from '#app/request/guard.server'
import { composePassword } from '#app/lib/normalise-text'
import { z } from 'zod/v4'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { Say } from '#app/i18n/say.server'
import { linkField } from '#app/features/password/link-field'

export const handle = { ownFrame: true }

export const meta = getPageTitle

const purpose = sayWhileSignedIn('notices.resetWhileSignedIn', 'reset')

const secret = ['password', 'repeat']

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args, purpose)
	const { token } = await requireReset(ctx, args.request)
	return getResetPage(ctx.say, token)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args, purpose)
	const form = await parseForm(args.request, createResetSchema(ctx.say))
	const { token, minimum } = await requireReset(ctx, args.request, form.submission.payload)
	requireSameLink(ctx, token, form.submission.payload)
	const { errors, strength } = await checkPasswords(ctx.say, form.submission.payload, minimum)
	if (!form.value || Object.keys(errors).length > 0)
		return withStrength(answerInvalid(ctx, form, { secret, errors }), strength)
	try {
		await savePassword(ctx, token, form.value.password)
	} catch (error) {
		if (await mayBeSaved(token, error)) return leaveInDoubt(ctx)
		return withStrength(await answerFailed(ctx, form, error, { secret }), strength)
	}
	return redirect(paths.login(), 303)
}

export default function ResetPasswordPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	const strength = reply?.strength
	const { password, repeat } = page.texts
	const getFieldLabel = createLabelFinder({ password: { label: password }, repeat: { label: repeat } })
	const summary = <ReplyErrors form="reset" reply={reply} getFieldLabel={getFieldLabel} />
	return (
		<GuestFrame title={page.title} intro={page.purpose} summary={summary}>
			<ResetForm page={page} result={reply?.result} strength={strength} />
		</GuestFrame>
	)
}

/**
 * Strength and equality are checked together, so that both errors show at once. A new password is set as NFC, so that
 * every keyboard can type it again (contract §9).
 */
function createResetSchema(say: Say) {
	const { password } = createFieldSchemas(say)
	return z.object({
		[linkField]: z.string().default(''),
		password: password('validation.required').overwrite(composePassword),
		repeat: password('validation.required'),
	})
}
