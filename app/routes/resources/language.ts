import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { findLanguage } from '#app/i18n/language'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	const { prefer } = await allowAnyone(args)
	const { text, returnTo } = await readReturnTo(args.request)
	prefer({ language: findLanguage(text('language')) })
	return redirect(returnTo, 303)
}
