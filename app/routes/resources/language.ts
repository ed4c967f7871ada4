import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { findLanguage } from '#app/i18n/language'
import { readReturn } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/session/guard.server'

export async function action(args: ActionFunctionArgs) {
	const { prefer } = await allowAnyone(args)
	const { form, returnTo } = await readReturn(args.request)
	prefer({ language: findLanguage(form.get('language')?.toString()) })
	return redirect(returnTo, 303)
}
