import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createLoginSchema, getLoginPage, type LoginView } from '#app/features/login/login.server'
import { findGuestReceived } from '#app/pages/guest-receipt.server'
import { GuestFrame } from '#app/pages/guest-frame'
import { ReplyErrors } from '#app/forms/reply-errors'
import { answerInvalid, parseForm, answerFailed } from '#app/forms/parse-form.server'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { paths } from '#app/paths'
import { requireGuest } from '#app/request/guard.server'
import { redirectToTarget, signIn } from '#app/request/sign-in.server'
import { GuestReceived } from '#app/pages/guest-received'
import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PasswordField } from '#app/forms/fields/password-field'
import { TextField } from '#app/forms/fields/text-field'
import { writings } from '#app/forms/fields/control'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
import { FirmNotice } from '#app/ui/firm-notice'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Link } from '#app/ui/link'

export const handle = { ownFrame: true }

export const meta = getPageTitle

const secret = ['password']

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args)
	if (await ctx.session.find('pending')) return redirect(paths.loginCode())
	const [page, received] = await Promise.all([getLoginPage(ctx), findGuestReceived(ctx, paths.login())])
	return { ...page, received }
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireGuest(args)
	const form = await parseForm(args.request, createLoginSchema(ctx.say))
	if (!form.value) return answerInvalid(ctx, form, { secret })
	try {
		const outcome = await signIn(ctx, 'password', args.request)
		if (outcome === 'codeNeeded') return redirect(paths.loginCode(), 303)
		return redirectToTarget(ctx, outcome)
	} catch (error) {
		return answerFailed(ctx, form, error, { secret })
	}
}

export default function LoginPage() {
	const { received, ...page } = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<GuestFrame title={page.title} intro={page.purpose} summary={<ReplyErrors form="login" reply={reply} />}>
			{received ? <GuestReceived {...received} /> : null}
			<LoginForm page={page} result={reply?.result} />
		</GuestFrame>
	)
}

interface LoginFormProps {
	page: LoginView
	result: SubmissionResult<string[]> | undefined
}

function LoginForm({ page: { aim, texts, notice, location }, result }: LoginFormProps) {
	const [form, fields] = useForm<{ email: string; password: string }>({ id: 'login', lastResult: result })
	const formProps = getFormProps(form, { ariaAttributes: false })
	return (
		<>
			{notice ? <FirmNotice {...notice} /> : null}
			{aim ? <p>{aim}</p> : null}
			<PostForm aria-label={location ? texts.submit : undefined} action={paths.login()} {...formProps}>
				<TextField
					label={texts.username}
					hint={texts.usernameHint}
					error={fields.email.errors?.[0]}
					inputProps={{
						...getInputProps(fields.email, { type: 'text' }),
						autoComplete: 'username',
						...writings.email,
						enterKeyHint: 'next',
					}}
				/>
				<PasswordField
					label={texts.password}
					hint={result?.error ? texts.passwordNotKept : undefined}
					error={fields.password.errors?.[0]}
					showLabel={texts.showPassword}
					hideLabel={texts.hidePassword}
					inputProps={{
						...getInputProps(fields.password, { type: 'password' }),
						autoComplete: 'current-password',
						enterKeyHint: 'go',
					}}
				/>
				<FormButtons submit={{ label: texts.submit }} />
			</PostForm>
			<p>
				<Link href={paths.forgotPassword()}>{texts.forgotPassword}</Link>
			</p>
			{location ? <LocationForm {...location} /> : null}
		</>
	)
}

/** @see [102] */
function LocationForm({ name, change }: { name: string; change: string }) {
	return (
		<PostForm aria-label={name} action={paths.branch()}>
			<p>{name}</p>
			<HiddenFields fields={[{ name: 'returnTo', value: paths.login() }]} />
			<Button variant="quiet">{change}</Button>
		</PostForm>
	)
}
