import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
	forgotPurpose,
	requestResetLink,
	getForgotPage,
	type ForgotView,
} from '#app/features/password/forgot.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { createLabelFinder } from '#app/forms/find-value'
import { ReplyErrors } from '#app/forms/reply-errors'
import { askDoubts, doubtEmail } from '#app/forms/doubts.server'
import { answerInvalid, parseForm, answerFailed } from '#app/forms/parse-form.server'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { requireGuest } from '#app/request/guard.server'
import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { unwrapEmail } from '#app/lib/parse-email'
import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { writings } from '#app/forms/fields/control'
import { PostForm } from '#app/forms/post-form'
import { ButtonLink } from '#app/ui/button'
import { Link } from '#app/ui/link'

export const handle = { ownFrame: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await requireGuest(args, forgotPurpose)
	return getForgotPage(say, new URL(args.request.url).searchParams.has('sent'))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	const form = await parseForm(args.request, createForgotSchema(ctx.say))
	if (!form.value) return answerInvalid(ctx, form)
	const { email } = form.value
	const meant = doubtEmail(email, ctx.say)
	const question = askDoubts(ctx, form, meant ? [{ name: 'email', value: email, question: meant }] : [])
	if (question) return question
	try {
		await requestResetLink(ctx, email)
	} catch (error) {
		return answerFailed(ctx, form, error)
	}
	return redirect(paths.forgotPasswordSent(), 303)
}

export default function ForgotPasswordPage() {
	const { title, purpose, back, form, sent } = useLoaderData<typeof loader>()
	const reply = useReply()
	const getFieldLabel = createLabelFinder({ email: form && { label: form.email } })
	const summary = <ReplyErrors form="forgot" reply={reply} getFieldLabel={getFieldLabel} />
	return (
		<GuestFrame title={title} intro={purpose} summary={summary}>
			{form ? <ForgotForm texts={form} back={back} result={reply?.result} /> : null}
			{sent ? <LinkSent texts={sent} back={back} /> : null}
		</GuestFrame>
	)
}

/** Any text is accepted [118]; an empty field makes no API call. */
function createForgotSchema(say: Say) {
	const { text } = createFieldSchemas(say)
	return z.object({ email: text('userName', { clean: unwrapEmail }) })
}

interface ForgotFormProps {
	texts: NonNullable<ForgotView['form']>
	back: string
	result: SubmissionResult<string[]> | undefined
}

function ForgotForm({ texts, back, result }: ForgotFormProps) {
	const [form, fields] = useForm<{ email: string }>({ id: 'forgot', lastResult: result })
	return (
		<PostForm action={paths.forgotPassword()} {...getFormProps(form, { ariaAttributes: false })}>
			<TextField
				label={texts.email}
				error={fields.email.errors?.[0]}
				inputProps={{
					...getInputProps(fields.email, { type: 'text' }),
					autoComplete: 'email',
					...writings.email,
					enterKeyHint: 'send',
				}}
			/>
			<FormButtons submit={{ label: texts.submit }} cancel={{ href: paths.login(), label: back }} />
		</PostForm>
	)
}

interface LinkSentProps {
	texts: NonNullable<ForgotView['sent']>
	back: string
}

function LinkSent({ texts, back }: LinkSentProps) {
	return (
		<>
			<p>{texts.help}</p>
			<ButtonLink variant="primary" href={paths.login()}>
				{back}
			</ButtonLink>
			<p>
				<Link href={paths.forgotPassword()}>{texts.retry}</Link>
			</p>
		</>
	)
}
