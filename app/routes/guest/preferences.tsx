import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
	getPreferencesPage,
	savePreferences,
	preferencesFormSchema,
	type PreferencesView,
} from '#app/features/preferences/preferences.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { allowAnyone } from '#app/request/guard.server'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { PageContent } from '#app/ui/page-content'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	return getPreferencesPage(ctx)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const form = await parseForm(args.request, preferencesFormSchema)
	return isComplete(form) ? savePreferences(ctx, form) : answerInvalid(ctx, form)
}

export default function PreferencesPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<PageContent
			title={page.title}
			purpose={page.purpose}
			summary={<ReplyErrors form="preferences" reply={reply} />}
		>
			<PreferencesForm {...page} />
		</PageContent>
	)
}

/** Full document post, because the choices affect the whole page. */
function PreferencesForm({ questions, submit, keeps }: PreferencesView) {
	return (
		<PostForm>
			{questions.map(({ name, label, options, chosen }) => (
				<RadioRows
					key={name}
					label={label}
					options={options}
					unanswered={undefined}
					inputProps={{ id: `preferences-${name}`, name, defaultValue: chosen }}
				/>
			))}
			<FormButtons note={keeps} submit={{ label: submit }} />
		</PostForm>
	)
}
