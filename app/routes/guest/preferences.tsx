import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PreferencesForm } from '#app/features/preferences/preferences-form'
import {
	getPreferencesPage,
	keepPreferences,
	preferencesForm,
} from '#app/features/preferences/preferences.server'
import { invalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { pageTitle } from '#app/page-title'
import { allowAnyone } from '#app/session/guard.server'
import { PageContent } from '#app/ui/page-content'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await allowAnyone(args)
	return json(await getPreferencesPage(visit))
}

export async function action(args: ActionFunctionArgs) {
	const visit = await allowAnyone(args)
	const form = await parseForm(args.request, preferencesForm)
	return isComplete(form) ? keepPreferences(visit, form) : invalid(visit, form)
}

export default function PreferencesPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<PageContent title={page.title} purpose={page.purpose}>
			<PreferencesForm {...page} />
		</PageContent>
	)
}
